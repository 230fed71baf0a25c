import { LANGUAGE_TAG, LOCALES, type Locale } from './locales.ts';
import { fillPath, localized } from './paths.ts';
import type { Row } from './row.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';

/** One pre-rendered variant of a screen: its parameters and its path without language. */
export interface Variant {
  name: ScreenName;
  params: Record<string, string>;
  path: string;
}

/** A small page that redirects to another path of the site. */
export interface Stub {
  /** The stub's own path, without language. */
  from: string;
  /** The path that it leads to, without language, with its hash. */
  to: string;
}

/**
 * Every variant of a screen that has its own file. A screen that serves unknown parameter values from one file has one
 * variant, without parameters.
 */
export function variantsOf(row: Row): Variant[] {
  const [key, values] = Object.entries(row.params ?? {})[0] ?? [];
  const sets = key && values ? values.map((value) => ({ [key]: value })) : [{}];
  return sets.map((params) => ({ name: row.name as ScreenName, params, path: fillPath(row.path, params) }));
}

/** Every variant of every screen. */
export function allVariants(): Variant[] {
  return (TABLE as readonly Row[]).flatMap(variantsOf);
}

/**
 * The pages at the screens' paths without language: they choose a language and keep the path
 * (docs/behaviour/addresses.md#bare-addresses).
 */
export function bareStubs(): Stub[] {
  return allVariants()
    .filter(({ name }) => !rowOf(name).isNotFound)
    .map(({ path }) => ({ from: path, to: path }));
}

/**
 * The pages at older names and short addresses (docs/behaviour/addresses.md#older-names). They exist with each language
 * and without one.
 */
export function olderStubs(): Stub[] {
  return (TABLE as readonly Row[]).flatMap((row) =>
    (row.older ?? []).map(({ from, params, hash }) => ({
      from,
      to: fillPath(row.path, params) + (hash ? `#${hash}` : ''),
    })),
  );
}

/**
 * Screens that have one file for all values of a parameter: that parameter's name, by the screen's path without
 * language.
 */
export function shellParameters(): Record<string, string> {
  return Object.fromEntries(
    (TABLE as readonly Row[])
      .filter((row) => row.path.includes('{') && !row.params)
      .map((row) => [fillPath(row.path), /\{(\w+)\}$/.exec(row.path)?.[1] ?? '']),
  );
}

/** The paths of all screens where visitors pay, in each language. */
export function payingPaths(): string[] {
  const variants = allVariants().filter(({ name }) => rowOf(name).pays);
  return variants.flatMap(({ path }) => LOCALES.map((locale) => localized(path, locale)));
}

/** The paths, with each language and without, below which every address gets the same file: `/zh/ticketContent/`. */
export function shellPaths(): string[] {
  return Object.keys(shellParameters()).flatMap((shell) => [
    ...LOCALES.map((locale) => localized(shell, locale)),
    `${shell}/`,
  ]);
}

/**
 * `_redirects` for hosts that rewrite (Netlify, Cloudflare Pages): unknown parameter values get the screen's one file.
 * The rule names its folder, because Cloudflare would redirect `index.html` to the folder, find that the rule matches
 * it again, and drop the rule.
 */
export function redirectsFile(): string {
  return shellPaths()
    .map((shell) => `${shell}* ${shell} 200\n`)
    .join('');
}

/**
 * Speculation rules of a screen's page: which documents of its language browsers may fetch as soon as a press on their
 * link is likely. Only pages that are the same for every visitor, and not the page itself
 * (docs/behaviour/addresses.md#fetched-ahead).
 */
export function speculationRules(screen: ScreenName, locale: Locale): string {
  const patterns = (TABLE as readonly Row[])
    .filter(({ name, params, isIndexed, isNext }) => (isIndexed || isNext) && (name !== screen || params))
    .map(({ path }) => localized(path, locale).replace(/\{(\w+)\}/g, ':$1'));
  return JSON.stringify({ prefetch: [{ where: { href_matches: patterns }, eagerness: 'moderate' }] });
}

/**
 * For screens with `leadsOn`: the address of the screen that most visitors open next; else undefined
 * (docs/behaviour/addresses.md#fetched-ahead).
 */
export function nextAddress({ leadsOn }: Row, locale: Locale): string | undefined {
  const next = leadsOn && (TABLE as readonly Row[]).find(({ isNext }) => isNext);
  return next ? localized(next.path, locale) : undefined;
}

/**
 * Absolute addresses of a screen in all languages, with its path without language as `x-default`
 * (docs/behaviour/addresses.md#search-engines).
 */
export function alternates(path: string, siteUrl: string): { hreflang: string; href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: LANGUAGE_TAG[locale], href: siteUrl + localized(path, locale) })),
    { hreflang: 'x-default', href: siteUrl + path },
  ];
}

/** The address that search engines should list for a variant. */
export function canonicalUrl(variant: Variant, locale: Locale, siteUrl: string): string {
  const { canonical } = rowOf(variant.name);
  return siteUrl + localized(canonical ? rowOf(canonical as ScreenName).path : variant.path, locale);
}

/**
 * `robots.txt`. It closes only the API, which has no pages. Screens that should not be listed say `noindex`, which
 * search engines can see only if they may read the page.
 */
export function robotsFile(siteUrl: string, apiBases: readonly string[]): string {
  const closed = apiBases.filter((base) => base.startsWith('/')).map((base) => `Disallow: ${base}/\n`);
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** The path that RFC 9116 sets for the file that says how to report a vulnerability. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * `security.txt` (RFC 9116): where to report a vulnerability, and until when this holds. A year is the longest period
 * allowed; it ends eleven months after the build, so that an abandoned site does not promise an answer for ever.
 */
export function securityFile({ siteUrl, email, builtMs }: { siteUrl: string; email: string; builtMs: number }): string {
  const expires = new Date(builtMs);
  expires.setUTCDate(expires.getUTCDate() + 335);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.map((locale) => LANGUAGE_TAG[locale]).join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** Does the sitemap list this path? */
export function isInSitemap(pathname: string): boolean {
  return allVariants().some(
    ({ name, path }) => rowOf(name).isIndexed && LOCALES.some((locale) => localized(path, locale) === pathname),
  );
}

/**
 * The sitemap's links from an absolute address to the same screen in all languages, and to its path without language.
 */
export function sitemapLinks(url: string, siteUrl: string): { lang: string; url: string }[] {
  const [, ...segments] = new URL(url).pathname.split('/').filter(Boolean);
  return alternates(`/${segments.join('/')}`, siteUrl).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
}
