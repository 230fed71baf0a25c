import { FALLBACK, LANGUAGE_TAG, LOCALES, type Locale } from './locales.ts';
import { localized } from './paths.ts';
import { rowOf } from './table.ts';
import { allVariants, type Variant } from './variants.ts';

// See docs/behaviour/addresses.md#search-engines

/**
 * The absolute addresses of a screen in all languages. `x-default` is the fallback language, because search engines want
 * a page there that links back. The path without a language only sends visits on.
 */
export function alternates(path: string, siteUrl: string): { hreflang: string; href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: LANGUAGE_TAG[locale], href: siteUrl + localized(path, locale) })),
    { hreflang: 'x-default', href: siteUrl + localized(path, FALLBACK) },
  ];
}

/**
 * A language as Open Graph names it, with the region where most of its readers live.
 * @example openGraphLocale('zh') // 'zh_CN'
 */
export function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(LANGUAGE_TAG[locale]).maximize();
  return `${language}_${region}`;
}

/** The address that search engines should list for a variant. */
export function canonicalUrl({ name, path }: Variant, locale: Locale, siteUrl: string): string {
  const { canonical } = rowOf(name);
  return siteUrl + localized(canonical ? rowOf(canonical).path : path, locale);
}

/**
 * Writes `robots.txt`. It closes only the API, except for the calls that draw a listed page (`drawnBy`). It must not close
 * screens with `noindex`, because search engines see that mark only on pages that they may read.
 */
export function robotsFile(siteUrl: string, apiBases: readonly string[], drawnBy: readonly string[]): string {
  const closed = apiBases
    .filter((base) => base.startsWith('/'))
    .map((base) => {
      const open = drawnBy.map((name) => `Allow: ${base}/Website/${name}\n`);
      return `${open.join('')}Disallow: ${base}/\n`;
    });
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Does the sitemap list this path? */
export function isInSitemap(pathname: string): boolean {
  return allVariants().some(
    ({ name, path }) => rowOf(name).isIndexed && LOCALES.some((locale) => localized(path, locale) === pathname),
  );
}

/** The links of the sitemap from an absolute address to the same screen in all languages, and to `x-default`. */
export function sitemapLinks(url: string, siteUrl: string): { lang: string; url: string }[] {
  const [, ...segments] = new URL(url).pathname.split('/').filter(Boolean);
  return alternates(`/${segments.join('/')}`, siteUrl).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
}
