import * as config from '../config.ts';
import { guardPaths, payingPaths, shellParameters } from '../routes/hosting.ts';
import { LOCALES } from '../routes/locales.ts';
import { isSandboxBuild } from './sandbox-build.ts';

/** What bundlers write in place of names that `env.d.ts` declares, so that scripts leave out what this site or page has no use for. */
export const buildConstants = (): Record<string, string> => ({
  SANDBOX_BUILD: String(isSandboxBuild),
  HAS_MIRRORS: String(config.mirrors.length > 0),
  HAS_STATUS: String(config.statusUrl !== undefined),
  KEEPS_OFFLINE: String(config.offline),
  SELLER: JSON.stringify(sellerLines()),
  SENDS_REPORTS: String(config.reportsTo !== undefined),
  HAS_SPARE_API: String(config.apiBases.length > 1),
  GUARD_PATHS: JSON.stringify(guardPaths()),
  PAYING_PATHS: JSON.stringify(payingPaths()),
  SHELLS: JSON.stringify(shellParameters()),
});

function sellerLines(): Record<string, string[]> {
  const { name, address, registration } = config.seller;
  return Object.fromEntries(LOCALES.map((locale) => [locale, [name[locale], address[locale], registration[locale]]]));
}
