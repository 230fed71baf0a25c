/**
 * What belongs to one operator's site: where it lives, who sells, where the API is, what is logged. What belongs to the brand stands in
 * `brand/` (brand/README.md). Checked by `build/values/table.ts`. Each value is an export of its own, so that a browser loads only
 * those that its page uses. What is shipped as an example is listed by `npm run check:launch` until it is replaced
 * (README.md#before-you-launch).
 */
import { setting } from './environment.ts';
import type { Locale } from './routes/locales.ts';

/**
 * Where the site will live, for canonical addresses and the sitemap; no slash at the end. With an address that is no example of ours, the
 * build leaves out invented testimonials, and warns of each value that is still an example.
 */
export const siteUrl: string = setting('siteUrl', 'https://petrel.example');

/**
 * Who sells: named in terms, privacy policy, receipts, contact page, footers, and to search engines. `address` and `registration` are
 * written as they shall be read ("Company No. 123456, Singapore"). `law` is the place whose law applies, without the word: "Singapore",
 * "England and Wales". `privacyEmail` is for questions about personal data, and may be support's.
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
 * What a VPN's servers could log: the sites a customer visits, their DNS queries, the address they connect from, when sessions begin and
 * end, how much data goes through them.
 */
export type Logged = 'sites' | 'dns' | 'address' | 'sessions' | 'traffic';

/** Is it never logged, or deleted after so many days? */
export type LogPeriod = 'never' | Readonly<{ days: number }>;

/**
 * What the servers log, and for how long. What stands here is promised in the privacy policy, the FAQ and on the landing page; of what
 * is not named nothing is said (docs/behaviour/legal.md#logs).
 */
export const logs: Readonly<Partial<Record<Logged, LogPeriod>>> = {};

/**
 * After how many days you delete, as the privacy policy promises: what your web servers note of visits to this site (not of the VPN: that is
 * `logs`), the bank details of a withdrawal once it is paid, and a guest's ticket after its last message. Take `isExample` out once the
 * figures are yours.
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

/** Where the servers are, such as "Tokyo", in each language, in the order in which they are listed. Undefined: nothing is said of it. */
export const locations: Readonly<Record<Locale, readonly string[]>> | undefined = undefined;

/** A page elsewhere that says whether the servers work, on another host than this site. Undefined: nothing links there. */
export const statusUrl: string | undefined = setting('statusUrl', undefined);

/**
 * A paragraph that your lawyer has approved about where a VPN may be used, in each language. Undefined: the site does not go into it.
 */
export const legality: Readonly<Record<Locale, string>> | undefined = undefined;

/**
 * Do all subdomains of the site speak https, too, and will they for a year? Then `Strict-Transport-Security` covers them
 * (docs/behaviour/addresses.md#headers). With `false` only the site's own host is covered: a subdomain without https would be out of reach.
 */
export const hstsCoversSubdomains: boolean = setting('hstsCoversSubdomains', false);

/**
 * Where the API's `/Website/…` calls live: same-origin paths or https addresses; no slash at the end. With several, the first choice first,
 * the site goes on to the next where one can't be reached (docs/api.md#several-addresses).
 */
export const apiBases: readonly [string, ...string[]] = setting('apiBases', ['/api']);

/**
 * Does the API take an `Idempotency-Key` (docs/api.md#idempotency-key)? On another origin it must allow that header first, or browsers
 * refuse every order; so it is off unless switched on.
 */
export const sendsIdempotencyKey: boolean = setting('sendsIdempotencyKey', false);

/**
 * May browsers keep the guides and what was read, to show it without a network (docs/behaviour/offline.md)? `false` takes away what they
 * have kept, with their next visit: docs/behaviour/offline.md#switching-it-off.
 */
export const offline: boolean = setting('offline', true);

/** Where a ticket's attachments are read from; no slash at the end. */
export const attachmentBase: string = setting('attachmentBase', '/api/files');

/**
 * The site's other addresses, such as `https://petrel2.example`: the same build, on hosts of other names, for readers for whom one is
 * blocked. Shown wherever something can't be reached (docs/behaviour/errors.md#other-addresses).
 */
export const mirrors: readonly string[] = setting('mirrors', []);

/** Support's mail address. */
export const supportEmail: string = setting('supportEmail', 'support@petrel.example');

/**
 * Where pages report how they went: which calls failed, which scripts broke, how fast they were (docs/watching.md). An https address, or
 * a path of the site's own host; no slash at the end. Undefined: no page carries any code for it, and the privacy policy says nothing.
 */
export const reportsTo: string | undefined = setting('reportsTo', undefined);

/** Of how many in a hundred pages that are opened reports are sent. */
export const reportsPercent: number = setting('reportsPercent', 100);
