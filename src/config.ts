/**
 * Everything an operator sets: the brand, where the API is, the router's factory settings. Checked at build by
 * `build/check-config.ts`. Each value is an export of its own, so that a browser loads only those that its page uses.
 */
import type { Locale } from './routes/locales.ts';

/** The product's name, in each language. */
export const brand: Readonly<Record<Locale, string>> = { zh: '海燕', tw: '海燕', en: 'Petrel' };

/** Where the site will live, for canonical addresses and the sitemap; no slash at the end. */
export const siteUrl: string = 'https://petrel.example';

/**
 * Do all subdomains of the site speak https, too, and will they for a year? Then `Strict-Transport-Security` covers them
 * (docs/behaviour/addresses.md#headers). With `false` only the site's own host is covered: a subdomain without https would be out of reach.
 */
export const hstsCoversSubdomains: boolean = false;

/**
 * Where the API's `/Website/…` calls live: same-origin paths or https addresses; no slash at the end. With several, the first choice first,
 * the site goes on to the next where one can't be reached (docs/api.md#several-addresses).
 */
export const apiBases: readonly [string, ...string[]] = ['/api'];

/**
 * Does the API take an `Idempotency-Key` (docs/api.md#idempotency-key)? On another origin it must allow that header first, or browsers
 * refuse every order; so it is off unless switched on.
 */
export const sendsIdempotencyKey: boolean = false;

/**
 * May browsers keep the guides and what was read, to show it without a network (docs/behaviour/offline.md)? `false` takes away what they
 * have kept, with their next visit: docs/behaviour/offline.md#switching-it-off.
 */
export const offline: boolean = true;

/** Where a ticket's attachments are read from; no slash at the end. */
export const attachmentBase: string = '/api/files';

/**
 * The site's other addresses, such as `https://petrel2.example`: the same build, on hosts of other names, for readers for whom one is
 * blocked. Shown wherever something can't be reached (docs/behaviour/errors.md#other-addresses).
 */
export const mirrors: readonly string[] = [];

/** Support's mail address. */
export const supportEmail: string = 'support@petrel.example';

/** The name under which support answers tickets (docs/behaviour/tickets.md#messages), in each language. */
export const agentName: Readonly<Record<Locale, string>> = { zh: '海燕客服', tw: '海燕客服', en: 'Petrel support' };

/** The site of the enterprise product, with its team page and sign-in. */
export const enterpriseUrl: string = 'https://teams.petrel.example/';

/**
 * A count to be shown among the landing page's claims, and what is counted, in each language: such as "3000+" and "server lines in 50
 * countries". Undefined: nothing is shown (docs/behaviour/landing.md#marketing-claims).
 */
export const claim: Readonly<{ number: string; label: Readonly<Record<Locale, string>> }> | undefined = undefined;

/** What the router guide tells its readers (docs/behaviour/guides.md#router-guide). */
export const router: Readonly<{
  address: string;
  user: string;
  password: string;
  videoFlashUrl: string;
  videoConnectUrl: string;
  flashToolUrl: string;
  firmwareUrl: string;
}> = {
  address: '192.168.1.1',
  user: 'root',
  password: 'password',
  videoFlashUrl: 'https://download.petrel.example/video/r2s-flash.mp4',
  videoConnectUrl: 'https://download.petrel.example/video/r2s-connect.mp4',
  flashToolUrl: 'https://download.petrel.example/router/flash-tool.zip',
  firmwareUrl: 'https://download.petrel.example/router/r2s-1.0.19.img.gz',
};
