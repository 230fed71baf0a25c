/**
 * `npm run hosts [-- address]`: requests all addresses and the API of a site that is online, and prints what is wrong
 * (docs/hosting/README.md#checking-a-host).
 */

import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { siteMistakes } from '../build-steps/values/check.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';
import { scriptsOf, siteAddresses } from './hosts/addresses.ts';
import { checkApi } from './hosts/api.ts';
import { ask } from './hosts/ask.ts';
import { checkHost } from './hosts/checks.ts';

/** The greatest number of addresses that are named for each problem. */
const NAMED = 5;

const [address = config.siteUrl] = readWords({
  command: 'npm run hosts -- [https://…]',
  does: 'Asks the site at PETREL_SITE_URL, or at the named address, for each of its addresses and for its API, and says what is wrong.',
  words: 1,
});
stopAtMistakes(siteMistakes());
if (!URL.canParse(address)) stop(`"${address}" is no address: write it like https://petrel.example`);
const { origin } = new URL(address);
const { status, headers, text, failure } = await ask(`${origin}/${LOCALES[0]}/`);
if (failure) stop(`${origin}: ${failure}`);
if (status === 503 && headers.has('retry-after')) {
  stop(`${origin} is closed for maintenance (503); docs/operating.md#closing-the-site says how it is opened`);
}
const addresses = [...siteAddresses(), ...scriptsOf(text)];
const wrong = await checkHost(origin, addresses);
const unread = await checkApi(origin, config);
for (const [problem, paths] of wrong) {
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  console.log(`${problem}: ${paths.slice(0, NAMED).join(', ')}${more}`);
}
for (const problem of unread) console.log(problem);
const count = wrong.size + unread.length;
const amount =
  new Map([
    [0, 'nothing'],
    [1, 'one thing'],
  ]).get(count) ?? `${count} things`;
console.log(`${addresses.length} addresses and the API of ${origin}: ${amount} wrong`);
process.exitCode = count === 0 ? 0 : 1;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
