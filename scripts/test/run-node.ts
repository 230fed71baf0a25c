import { spawnSync } from 'node:child_process';

/** Runs a tool of the project to its end, in front of the user, and answers whether it was content. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const result = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return result.status === 0;
}
