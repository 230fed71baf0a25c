import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { rowOf } from '#routes/table.ts';
import { bareRedirects, olderRedirects, payingPaths, shellParameters } from '#routes/variants.ts';
import { GUARD_TARGETS } from '#session/guard.ts';
import manifest from '../package.json' with { type: 'json' };
import { absolutePath } from './browser-table.ts';
import { FOREIGN_POLICY, foreignPaths } from './hosting/foreign-files.ts';

/**
 * True if this site is built to be tried against the sandbox's API on this machine. Then the policy allows payment
 * gateways on this machine, which have no https. `npm run build` never sets this: a published site must not trust such
 * addresses.
 */
export const isSandboxBuild = process.env.SANDBOX_BUILD === '1';

const contract = globSync(absolutePath('src/contract/*.ts')).sort();
/**
 * A hash of the contract. Pages ignore stored data of a member that has another hash, because its fields may differ.
 */
export const contractHash = hashOfCode(contract.map((file) => readFileSync(file, 'utf8')).join(''));

/** Returns a hash of code without its comments, because a corrected comment makes no stored data invalid. */
export function hashOfCode(source: string): string {
  const lines = source.split('\n').filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));
  return hash('sha256', lines.join('\n'), 'hex').slice(0, 6);
}

/**
 * Returns the values of the names that `env.d.ts` declares, for the bundlers. A script omits code that its site does
 * not need.
 */
export const buildConstants = (): Record<string, string> => ({
  SANDBOX_BUILD: String(isSandboxBuild),
  HAS_MIRRORS: String(config.mirrors.length > 0),
  HAS_STATUS: String(config.statusUrl !== undefined),
  KEEPS_OFFLINE: String(config.offline),
  SITE_VERSION: JSON.stringify(manifest.version),
  CONTRACT_HASH: JSON.stringify(contractHash),
  SELLER: JSON.stringify(sellerLines()),
  HAS_SPARE_API: String(config.apiBases.length > 1),
  GUARD_PATHS: JSON.stringify(guardPaths()),
  PAYING_PATHS: JSON.stringify(payingPaths()),
  ADDRESSES_WITHOUT_LANGUAGE: JSON.stringify([...bareRedirects(), ...olderRedirects()].map(({ from }) => from)),
  SHELLS: JSON.stringify(shellParameters()),
  FOREIGN_PATHS: JSON.stringify(foreignPaths()),
  FOREIGN_POLICY: JSON.stringify(FOREIGN_POLICY),
});

function sellerLines(): Record<string, string[]> {
  const { name, address, registration } = config.seller;
  return Object.fromEntries(LOCALES.map((locale) => [locale, [name[locale], address[locale], registration[locale]]]));
}

/** Returns the paths, without the language, of the screens to which the guard redirects visitors. */
function guardPaths(): Record<string, string> {
  return Object.fromEntries(GUARD_TARGETS.map((name) => [name, rowOf(name).path]));
}
