import { LANGUAGE_TAG, LOCALES, type Locale } from './locales.ts';
import { localized } from './paths.ts';
import { rowOf } from './table.ts';
import { allVariants, type Variant } from './variants.ts';

// See docs/behaviour/addresses.md#search-engines

/** The absolute addresses of a screen in all languages. The path without a language is `x-default`. */
export function alternates(path: string, siteUrl: string): { hreflang: string; href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: LANGUAGE_TAG[locale], href: siteUrl + localized(path, locale) })),
    { hreflang: 'x-default', href: siteUrl + path },
  ];
}

/** The address that search engines should list for a variant. */
export function canonicalUrl({ name, path }: Variant, locale: Locale, siteUrl: string): string {
  const { canonical } = rowOf(name);
  return siteUrl + localized(canonical ? rowOf(canonical).path : path, locale);
}

/**
 * Writes `robots.txt`. It closes only the API. It must not close screens with `noindex`, because search engines see that
 * mark only on pages that they may read.
 */
export function robotsFile(siteUrl: string, apiBases: readonly string[]): string {
  const closed = apiBases.filter((base) => base.startsWith('/')).map((base) => `Disallow: ${base}/\n`);
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Does the sitemap list this path? */
export function isInSitemap(pathname: string): boolean {
  return allVariants().some(
    ({ name, path }) => rowOf(name).isIndexed && LOCALES.some((locale) => localized(path, locale) === pathname),
  );
}

/** The links of the sitemap from an absolute address to the same screen in all languages, and without a language. */
export function sitemapLinks(url: string, siteUrl: string): { lang: string; url: string }[] {
  const [, ...segments] = new URL(url).pathname.split('/').filter(Boolean);
  return alternates(`/${segments.join('/')}`, siteUrl).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
}
