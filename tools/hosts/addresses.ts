import { HOST_FILES } from '../../build-steps/hosting/host-files.ts';
import { allVariants, bareStubs, olderStubs, SECURITY_TXT, shellPaths } from '../../src/routes/hosting.ts';
import { HOME_ICONS, homeIconPath, manifestPath, ROOT_ICONS } from '../../src/routes/icons.ts';
import { isLocale, LOCALES, type Locale } from '../../src/routes/locales.ts';
import { localized } from '../../src/routes/paths.ts';
import { PAYMENT_ADDRESS } from '../../src/routes/payment-address.ts';
import { rowOf } from '../../src/routes/table.ts';
import { WORKER_ADDRESS } from '../../src/routes/worker-address.ts';

/** An address of the site, and the expected answer. */
export interface Address {
  /** Path and query of the request. */
  path: string;
  /**
   * `page`: a screen, a redirecting page or a file at its own address; `slash`: the same without the slash at its end;
   * `shell`: an address answered with a file shared by many; `missing`: there is nothing; `hidden`: a file that hosts
   * read and must not serve.
   */
  kind: 'page' | 'slash' | 'shell' | 'missing' | 'hidden';
  /** The path of the expected file in the built site; none for `hidden`. */
  file?: string;
  /** Texts that the answer must contain, for sites whose files are not on this machine. */
  marks: readonly string[];
  /**
   * Where hosts may redirect instead, and the expected answer there: some treat `/index` as another name of the folder.
   */
  instead?: { at: string; file: string; marks: readonly string[] };
}

/** What a host can't do by design, each with an explanation. */
export interface Limits {
  /** It can't answer all tickets with one file, so its 404 page redirects them. */
  shells?: string;
  /** It has one 404 page for the whole site. */
  notFound?: string;
  /** It can't send the site's headers. */
  headers?: string;
  /** It sets caching times itself. */
  caching?: string;
}

/** Possible forms of ticket ids. */
const IDS = ['102', '102/', 'a-b_c/', 'x%20y/'];
/** Addresses without content: a wrong name, a wrong parameter, folders without a page, and the 404 pages themselves. */
const NOWHERE = [
  '/nowhere',
  '/nowhere/at/all/',
  '/_astro/gone.js',
  '/_astro/',
  '/og/',
  '/404.html',
  '/payment/nowhere',
];
const NOWHERE_IN_LANGUAGE = ['/nowhere/', '/nowhere', '/packages/9/', '/download/amiga/', '/404/', '/404.html'];

/**
 * Every address of the route table, with each language and without, with and without its slash; tickets, files, and
 * addresses that must not be found.
 */
export function siteAddresses(): Address[] {
  const pages = [
    ...LOCALES.flatMap((locale) => screens(locale)),
    ...[...bareStubs(), ...olderStubs()].map(({ from, to }) => stub(from === '/' ? '/' : `${from}/`, to)),
    page(PAYMENT_ADDRESS, ['data-payment']),
  ];
  return [
    ...pages,
    ...pages.filter(({ path }) => path !== '/').map(withoutSlash),
    ...shellPaths().flatMap((shell) => IDS.map((id) => ({ ...ofShell(shell), path: shell + id }))),
    ...NOWHERE.map((path) => missing(path, undefined)),
    ...LOCALES.flatMap((locale) => NOWHERE_IN_LANGUAGE.map((path) => missing(`/${locale}${path}`, locale))),
    ...HOST_FILES.map((file): Address => ({ path: `/${file}`, kind: 'hidden', marks: [] })),
    ...['/robots.txt', '/sitemap-index.xml', '/new-version.js', WORKER_ADDRESS, SECURITY_TXT].map((path) => file(path)),
    ...[...ROOT_ICONS, ...HOME_ICONS.map(homeIconPath), ...LOCALES.map(manifestPath)].map((path) => file(path)),
    file('/og/zh/landing.png'),
  ];
}

/** The same addresses, adapted to a host with limits. */
export function withLimits(addresses: readonly Address[], { shells, notFound }: Limits): Address[] {
  return addresses.map((address) => {
    if (address.kind === 'shell' && shells) return missing(address.path, undefined);
    const isItself = address.path.endsWith('/404.html');
    return address.kind === 'missing' && notFound && !isItself ? missing(address.path, undefined) : address;
  });
}

/** A file at its own address. */
export function file(path: string): Address {
  return { path, kind: 'page', file: path.slice(1), marks: [] };
}

function screens(locale: Locale): Address[] {
  const variants = allVariants().filter(({ name }) => !rowOf(name).isNotFound);
  return [
    ...variants.map(({ path, name }) =>
      page(localized(path, locale), [`data-locale="${locale}"`, `data-screen="${name}"`]),
    ),
    ...olderStubs().map(({ from, to }) => stub(localized(from, locale), to, [`data-locale="${locale}"`])),
  ];
}

function page(path: string, marks: readonly string[]): Address {
  return { path, kind: 'page', file: `${path}index.html`.slice(1), marks };
}

/** A page that redirects has links to its screen in each language. */
function stub(path: string, to: string, marks: readonly string[] = []): Address {
  const [screen = '/', hash] = to.split('#');
  return page(path, [...marks, ...LOCALES.map((locale) => `${localized(screen, locale)}${hash ? `#${hash}` : ''}"`)]);
}

/** The address without its slash, and with an inviter's code that must survive the redirect. */
function withoutSlash(address: Address): Address {
  const path = address.path.slice(0, -1);
  const asked: Address = { ...address, path: `${path}?ref=sam`, kind: 'slash' };
  const folder = path.endsWith('/index') && path.slice(0, -'index'.length);
  return folder
    ? { ...asked, instead: { at: `${folder}?ref=sam`, file: `${folder}index.html`.slice(1), marks: ['<html'] } }
    : asked;
}

function ofShell(shell: string): Address {
  const [locale] = shell.split('/').filter(Boolean);
  const marks = isLocale(locale) ? [`data-locale="${locale}"`, 'data-screen="ticketContent"'] : ['<html'];
  return { ...page(shell, marks), kind: 'shell' };
}

function missing(path: string, locale: Locale | undefined): Address {
  return {
    path,
    kind: 'missing',
    file: locale ? `${locale}/404.html` : '404.html',
    marks: locale ? [`data-locale="${locale}"`, 'data-screen="notFound"'] : ['data-not-found'],
  };
}
