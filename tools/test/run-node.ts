import { spawnSync } from 'node:child_process';

/** Runs a tool of the project with its output shown to the user. Returns whether it succeeded. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const result = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return result.status === 0;
}
