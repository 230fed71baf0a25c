import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAINTENANCE, maintenanceFiles, maintenanceFolder } from '../../build-steps/hosting/maintenance.ts';
import { MAINTENANCE_POLICY } from '../../build-steps/hosting/maintenance-page.ts';
import type { Address } from './addresses.ts';
import { type Answer, ask } from './ask.ts';

/** What each answer of a closed site says. */
const SAID: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': MAINTENANCE_POLICY,
  'cache-control': 'no-store',
  'retry-after': '600',
};

/** Puts the maintenance page beside the built site at `dist`, with the switch off. */
export function layMaintenance(dist: string): void {
  const folder = maintenanceFolder(dist);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(maintenanceFiles())) writeFileSync(join(folder, name), text);
}

/**
 * Closes a running server of one's own by its switch, requests every address, and opens it again. Returns what is wrong
 * (docs/operating.md#closing-the-site).
 */
export async function checkClosed(
  origin: string,
  dist: string,
  addresses: readonly Address[],
): Promise<{ made: number; wrong: string[] }> {
  const lever = join(maintenanceFolder(dist), MAINTENANCE.lever);
  const wrong: string[] = [];
  writeFileSync(lever, '');
  for (const { path } of addresses) {
    const problem = wrongWhenClosed(await ask(origin, path));
    if (problem) wrong.push(`${path}: ${problem}`);
  }
  rmSync(lever);
  const { status } = await ask(origin, '/');
  if (status !== 200) wrong.push(`/: ${status} after the site was opened again`);
  return { made: addresses.length + 1, wrong };
}

function wrongWhenClosed({ status, headers, body }: Answer): string | undefined {
  if (status !== 503) return `${status} instead of 503`;
  if (body.toString() !== maintenanceFiles()[MAINTENANCE.page]) return 'not the maintenance page';
  const [name] = Object.entries(SAID).find(([name, value]) => headers[name] !== value) ?? [];
  return name && `${name}: ${headers[name] ?? 'none'}`;
}
