/**
 * The values of one operator's site: its address, the seller, the API, what is logged. The brand's values are in
 * `brand/` (brand/README.md). Checked by `build-steps/values/table.ts`. Each value is a separate export, so that a browser
 * loads only those that its page uses. `npm run check:launch` lists example values until they are replaced
 * (docs/operating.md#before-you-launch).
 */

import ownAnswers from '#content/answers.json' with { type: 'json' };
import type { Locale } from '#routes/locales.ts';
import { setting } from './environment.ts';

/**
 * The site's address, for canonical links and the sitemap; no slash at the end. Once it is no example address, the
 * build leaves out invented testimonials, and warns about each value that is still an example.
 */
export const siteUrl: string = setting('siteUrl', 'https://petrel.example');

/**
 * The seller, as named in terms, privacy policy, receipts, contact page, footers, and to search engines. `address` and
 * `registration` are shown as written ("Company No. 123456, Singapore"). `law` is the place whose law applies, without
 * the word: "Singapore", "England and Wales". `privacyEmail` is for questions about personal data, and may be the same
 * as support's.
 */
export const seller: Readonly<{
  name: Readonly<Record<Locale, string>>;
  address: Readonly<Record<Locale, string>>;
  registration: Readonly<Record<Locale, string>>;
  law: Readonly<Record<Locale, string>>;
  privacyEmail: string;
}> = setting('seller', {
  name: { zh: '示例网络有限公司（示例）', tw: '範例網路有限公司（範例）', en: 'Example Networks Ltd. (example)' },
  address: {
    zh: '示例市示例路 1 号（示例）',
    tw: '範例市範例路 1 號（範例）',
    en: '1 Example Street, Exampletown (example)',
  },
  registration: {
    zh: '注册号 00000000（示例）',
    tw: '登記編號 00000000（範例）',
    en: 'Company No. 00000000 (example)',
  },
  law: { zh: '示例国（示例）', tw: '範例國（範例）', en: 'Exampleland (example)' },
  privacyEmail: 'privacy@petrel.example',
});

/**
 * What a VPN's servers could log: the sites a customer visits, their DNS queries, the address they connect from, when
 * sessions begin and end, how much data goes through them.
 */
export type Logged = 'sites' | 'dns' | 'address' | 'sessions' | 'traffic';

/** Never logged, or deleted after this many days. */
export type LogPeriod = 'never' | Readonly<{ days: number }>;

/**
 * What the servers log, and for how long. The privacy policy, the FAQ and the landing page promise exactly this, and
 * say nothing about what is not listed (docs/behaviour/legal.md#logs). Needed to launch. Remove `isExample` once it is
 * what your servers do.
 */
export const logs: Readonly<Partial<Record<Logged, LogPeriod>> & { isExample?: true }> = {
  sites: 'never',
  dns: 'never',
  address: 'never',
  sessions: 'never',
  traffic: 'never',
  isExample: true,
};

/**
 * After how many days you delete data, as the privacy policy promises: your web servers' log of visits to this site
 * (for the VPN's see `logs`), the bank details of a withdrawal once it is paid, and a guest's ticket after its last
 * message. Remove `isExample` once the figures are your own.
 */
export const retention: Readonly<{
  visitDays: number;
  bankDays: number;
  guestTicketDays: number;
  isExample?: true;
}> = {
  visitDays: setting('retention.visitDays', 30),
  bankDays: setting('retention.bankDays', 90),
  guestTicketDays: setting('retention.guestTicketDays', 365),
  isExample: true,
};

/** Where the servers are, in each language, in the order shown. Needed to launch. */
export const locations: Readonly<Record<Locale, readonly string[]>> | undefined = {
  zh: ['东京', '新加坡', '洛杉矶（示例）'],
  tw: ['東京', '新加坡', '洛杉磯（範例）'],
  en: ['Tokyo', 'Singapore', 'Los Angeles (example)'],
};

/** A page on another host that shows whether the servers work. Undefined: nothing links to one. */
export const statusUrl: string | undefined = setting('statusUrl', undefined);

/** What only you can answer (docs/operating.md#answers). A site at a real address leaves out what ends with "(example)". */
export const answers: Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>> = ownAnswers;

/** Has your lawyer read the legal texts (src/content/legal), and what the sites of your countries have to show? */
export const readByLawyer: boolean = setting('readByLawyer', false);

/**
 * Do all subdomains of the site use https, now and for the coming year? Then `Strict-Transport-Security` covers them
 * (docs/behaviour/addresses.md#headers). With `false` it covers only the site's own host, because a subdomain without
 * https would become unreachable.
 */
export const hstsCoversSubdomains: boolean = setting('hstsCoversSubdomains', false);

/**
 * Where the API's `/Website/…` calls go: same-origin paths or https addresses; no slash at the end. With several, the
 * site starts with the first and switches to the next when one can't be reached (docs/api.md#several-addresses).
 */
export const apiBases: readonly [string, ...string[]] = setting('apiBases', ['/api']);

/**
 * Does the API take an `Idempotency-Key` (docs/api.md#idempotency-key)? Off by default: an API on another origin must
 * allow that header first, or browsers refuse every order.
 */
export const sendsIdempotencyKey: boolean = setting('sendsIdempotencyKey', false);

/**
 * May browsers keep the guides and pages that were read, to show them offline (docs/behaviour/offline.md)? With
 * `false`, what they have kept is removed at their next visit: docs/behaviour/offline.md#switching-it-off.
 */
export const offline: boolean = setting('offline', true);

/**
 * Where the API really is, for hosts of your own that pass on the paths of this site in `apiBases` and `attachmentBase`:
 * it gets addresses as browsers send them, such as `/api/Website/info`. Undefined: the configurations that `npm run
 * hosting` makes pass nothing on.
 */
export const apiUpstream: string | undefined = setting('apiUpstream', undefined);

/** The base address of ticket attachments; no slash at the end. */
export const attachmentBase: string = setting('attachmentBase', '/api/files');

/**
 * The hosts that the API's pictures of activities come from, such as `https://cdn.example`: pages let in no others.
 * Without any, pictures of activities may come from every https address.
 */
export const pictureHosts: readonly string[] = setting('pictureHosts', []);

/**
 * The site's other addresses, such as `https://petrel2.example`: the same build on other hosts, for readers in places
 * where one is blocked. Shown when something can't be reached (docs/behaviour/errors.md#other-addresses).
 */
export const mirrors: readonly string[] = setting('mirrors', []);

/** Support's e-mail address. */
export const supportEmail: string = setting('supportEmail', 'support@petrel.example');
