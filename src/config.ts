/**
 * The values of one operator's site: its address, the seller, the API and the logs. The brand's values are in `brand/`
 * (brand/README.md). `build-steps/values/table.ts` checks all values. Each value is a separate export, so that a browser
 * loads only the values that its page uses. `npm run check:launch` lists example values until they are replaced
 * (docs/operating.md#before-you-launch).
 */

import ownAnswers from '#content/answers.json' with { type: 'json' };
import type { Locale } from '#routes/locales.ts';
import { setting } from './environment.ts';

/**
 * The site's address, for canonical links and the sitemap, without a slash at the end. If it is not an example address,
 * the build leaves out invented testimonials. It also warns about each value that is still an example.
 */
export const siteUrl: string = setting('siteUrl', 'https://petrel.example');

/**
 * The seller, as named in the terms, the privacy policy, receipts, the contact page and footers, and to search engines.
 * `address` and `registration` are shown as written ("Company No. 123456, Singapore"). `law` is the place whose law
 * applies, without the word: "Singapore", "England and Wales". `privacyEmail` is for questions about personal data. It
 * may be the same as the support address.
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
 * A kind of data that a VPN's servers could log. `sites`: the sites a customer visits. `dns`: their DNS queries.
 * `address`: the address they connect from. `sessions`: the beginning and end of sessions. `traffic`: the amount of data.
 */
export type Logged = 'sites' | 'dns' | 'address' | 'sessions' | 'traffic';

/** Data is never logged, or deleted after this many days. */
export type LogPeriod = 'never' | Readonly<{ days: number }>;

/**
 * The data that the servers log, and for how long. The privacy policy, the FAQ and the landing page promise exactly this.
 * They say nothing about data that is not listed here (docs/behaviour/legal.md#logs). The site needs this value to
 * launch. Remove `isExample` once it is true of your servers.
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
 * The number of days after which you delete data, as the privacy policy promises. `visitDays`: your web servers' log of
 * visits to this site (`logs` is about the VPN). `bankDays`: the bank details of a withdrawal, counted from its payment.
 * `guestTicketDays`: a guest's ticket, counted from its last message. Remove `isExample` once the figures are your own.
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

/** The places of the servers, in each language, in the order shown. The site needs this value to launch. */
export const locations: Readonly<Record<Locale, readonly string[]>> | undefined = {
  zh: ['东京', '新加坡', '洛杉矶（示例）'],
  tw: ['東京', '新加坡', '洛杉磯（範例）'],
  en: ['Tokyo', 'Singapore', 'Los Angeles (example)'],
};

/**
 * The address of a page on another host that shows whether the servers work. If it is undefined, the site shows no link
 * to such a page.
 */
export const statusUrl: string | undefined = setting('statusUrl', undefined);

// An operator may take any answer out of the file, so its type does not name them.
const { exchange: ownExchange, ...ownSentences }: Readonly<Record<string, object>> = ownAnswers;

/**
 * Answers that only you can give (docs/operating.md#answers). A site with a real address leaves out every answer that
 * ends with "(example)".
 */
export const answers: Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>> =
  ownSentences as typeof answers;

/**
 * The exchange rate into the money of a language's readers. `perUsd` is the amount for one US dollar. `written` is how
 * an amount is written, with `{{amount}}` in place of the figure.
 */
export interface Exchange {
  readonly perUsd: number;
  readonly written: string;
}

/**
 * The exchange rates, from the same file as the answers. The site shows no converted amounts in a language without a
 * rate. English has none, because its readers live in many countries.
 */
export const exchange: { readonly [Language in Locale]?: Exchange } | undefined = ownExchange as typeof exchange;

/** Has your lawyer read the legal texts (src/content/legal), and checked what sites must show in your countries? */
export const readByLawyer: boolean = setting('readByLawyer', false);

/**
 * Do all subdomains of the site use https, now and for the coming year? If so, `Strict-Transport-Security` covers them
 * (docs/behaviour/addresses.md#headers). With `false` it covers only the site's own host, because a subdomain without
 * https would become unreachable.
 */
export const hstsCoversSubdomains: boolean = setting('hstsCoversSubdomains', false);

/**
 * The base addresses for the API's `/Website/…` calls: same-origin paths or https addresses, without a slash at the end.
 * If there are several, the site starts with the first. It switches to the next when one can't be reached
 * (docs/api.md#several-addresses).
 */
export const apiBases: readonly [string, ...string[]] = setting('apiBases', ['/api']);

/**
 * Does the API take an `Idempotency-Key` (docs/api.md#idempotency-key)? The default is false. An API on another origin
 * must allow this header first, or browsers refuse every order.
 */
export const sendsIdempotencyKey: boolean = setting('sendsIdempotencyKey', false);

/**
 * May browsers keep the guides, and pages that were read, to show them offline (docs/behaviour/offline.md)? With `false`,
 * a browser removes the kept pages at its next visit (docs/behaviour/offline.md#switching-it-off).
 */
export const offline: boolean = setting('offline', true);

/**
 * The real address of the API, for your own hosts that pass on the site's paths in `apiBases` and `attachmentBase`. The
 * API gets the paths as browsers send them, such as `/api/Website/info`. If this is undefined, the configurations made by
 * `npm run hosting` pass nothing on.
 */
export const apiUpstream: string | undefined = setting('apiUpstream', undefined);

/** The base address of ticket attachments, without a slash at the end. */
export const attachmentBase: string = setting('attachmentBase', '/api/files');

/**
 * The hosts that serve the API's pictures of activities, such as `https://cdn.example`. Pages load such pictures from no
 * other host. If the list is empty, the pictures may come from every https address.
 */
export const pictureHosts: readonly string[] = setting('pictureHosts', []);

/**
 * The site's other addresses, such as `https://petrel2.example`. They serve the same build on other hosts, for readers in
 * places where one host is blocked. The site shows them when something can't be reached
 * (docs/behaviour/errors.md#other-addresses).
 */
export const mirrors: readonly string[] = setting('mirrors', []);

/** The e-mail address of support. */
export const supportEmail: string = setting('supportEmail', 'support@petrel.example');
