import {
  HOME_ICONS,
  homeIconPath,
  manifestPath,
  ROOT_ICONS,
  SECURITY_TXT,
  sharePicturePath,
  WORKER_ADDRESS,
} from '#routes/files.ts';
import { isLocale, LOCALES, type Locale } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { rowOf } from '#routes/table.ts';
import { allVariants, bareRedirects, olderRedirects, shellPaths } from '#routes/variants.ts';
import { HOST_FILES } from '../../build-steps/hosting/host-files.ts';

/** An address of the site, and the expected answer. */
export interface Address {
  /** Path and query of the request. */
  path: string;
  /**
   * `page`: a screen, a redirecting page or a file at its own address. `slash`: the same without the slash at its end.
   * `missing`: an address without a page. `hidden`: a file that hosts read and must not serve. `odd`: an address
   * that must lead to no other host and break nothing.
   */
  kind: 'page' | 'slash' | 'missing' | 'hidden' | 'odd';
  /** Texts that the answer must contain. */
  marks: readonly string[];
}

/** Possible forms of ticket ids. */
const IDS = ['102', '102/', 'a-b_c/', 'x%20y/'];
/** Addresses without content: a wrong name, folders without a page, and wrong parameters. */
const NOWHERE = ['/nowhere', '/nowhere/at/all/', '/_astro/gone.js', '/_astro/', '/payment/nowhere'];
const NOWHERE_IN_LANGUAGE = ['/nowhere/', '/nowhere', '/packages/9/', '/download/amiga/'];

/**
 * Addresses that a host may take for a folder of the site. Such a host would add a slash, and so send visitors to a
 * stranger's host.
 */
const ODD = ['//evil.example/..%2f', '/%5cevil.example/..%2f', '/%2fevil.example/..%2f', '//'].flatMap((start) =>
  LOCALES.map((locale) => `${start}${locale}`),
);
/** Names that no file can have. */
const UNNAMEABLE = ['/%00', `/${'x'.repeat(300)}`];

/**
 * Returns every address of the route table, with each language and without one, with its slash and without it. Also
 * returns tickets, files, and addresses that must not be found.
 */
export function siteAddresses(): Address[] {
  const pages = [
    ...LOCALES.flatMap(screens),
    ...[...bareRedirects(), ...olderRedirects()].map(({ from, to }) => redirect(from === '/' ? '/' : `${from}/`, to)),
    page(PAYMENT_ADDRESS, 'data-payment'),
  ];
  const inLanguages = LOCALES.flatMap((locale) => NOWHERE_IN_LANGUAGE.map((path) => `/${locale}${path}`));
  const files = ['/robots.txt', '/sitemap-index.xml', '/new-version.js', WORKER_ADDRESS, SECURITY_TXT];
  const icons = [
    ...ROOT_ICONS,
    ...HOME_ICONS.map(homeIconPath),
    ...LOCALES.flatMap((locale) => [manifestPath(locale), sharePicturePath(locale)]),
  ];
  return [
    ...pages,
    ...pages.filter(({ path }) => path !== '/').map(withoutSlash),
    ...shellPaths().flatMap((shell) => IDS.map((id) => ticket(shell, id))),
    ...[...NOWHERE, ...inLanguages].map((path): Address => ({ path, kind: 'missing', marks: [] })),
    ...HOST_FILES.map((file): Address => ({ path: `/${file}`, kind: 'hidden', marks: [] })),
    ...[...files, ...icons].map((path) => page(path)),
    ...[...ODD, ...UNNAMEABLE].map((path): Address => ({ path, kind: 'odd', marks: [] })),
  ];
}

/** Returns the scripts that a page loads. Their names change with every build. */
export function scriptsOf(html: string): Address[] {
  const paths = [...html.matchAll(/"(\/_astro\/[\w.-]+\.js)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].map((path) => page(path));
}

function screens(locale: Locale): Address[] {
  const variants = allVariants().filter(({ name }) => !rowOf(name).isNotFound);
  return [
    ...variants.map(({ path, name }) =>
      page(localized(path, locale), `data-locale="${locale}"`, `data-screen="${name}"`),
    ),
    ...olderRedirects().map(({ from, to }) => redirect(localized(from, locale), to, `data-locale="${locale}"`)),
  ];
}

function page(path: string, ...marks: string[]): Address {
  return { path, kind: 'page', marks };
}

/** Returns a page that redirects. It has links to its screen in each language. */
function redirect(path: string, to: string, ...marks: string[]): Address {
  const [screen = '/', hash] = to.split('#');
  return page(path, ...marks, ...LOCALES.map((locale) => `${localized(screen, locale)}${hash ? `#${hash}` : ''}"`));
}

/** Returns the address without its slash, and with an inviter's code that the redirect must keep. */
function withoutSlash({ path, marks }: Address): Address {
  return { path: `${path.slice(0, -1)}?ref=sam`, kind: 'slash', marks };
}

function ticket(shell: string, id: string): Address {
  const [locale] = shell.split('/').filter(Boolean);
  return page(shell + id, ...(isLocale(locale) ? [`data-locale="${locale}"`, 'data-screen="ticketContent"'] : []));
}
