import i18next from 'i18next';
import * as config from '#config.ts';
import type { TextValues } from '#core/fill-in.ts';
import { fillInAny } from '#core/join-texts.ts';
import type { Locale } from '#routes/locales.ts';
import { filledValues, withFilledValues } from './filled-values.ts';
import type { IslandStrings, TextDeclaration } from './island-texts.ts';
import type { Namespace, NamespaceKey } from './namespaces.ts';
import { type Strings, stemOf, type Unfilled } from './text.ts';

/** Returns the text of a namespace's key in one language. Throws if the text is missing, so that no build has a gap. */
export type BuildText<N extends Namespace> = (key: NamespaceKey<N>, values?: TextValues & Unfilled) => string;

/**
 * The texts of a namespace for pages and Astro components. They come from astro-i18next's i18next, and only the build
 * uses them.
 */
export function textFor<N extends Namespace>(locale: Locale, namespace: N): BuildText<N> {
  // This needs a cast: i18next types its keys by global declarations, but the site types them by its locale files.
  const translate = i18next.getFixedT(locale, namespace) as unknown as (key: string, options: object) => string;
  const always = filledValues(locale);
  return (key, values = {}) => {
    const filled = { ...always, ...values };
    // `fillInAny` fills placeholders here as it does in islands, with the spaces that the script needs.
    const options = { ...filled, skipInterpolation: true };
    if (!i18next.exists(key, { lng: locale, ns: namespace, ...options })) {
      throw new Error(`locales/${locale}/${namespace}.json has no text "${key}"`);
    }
    return fillInAny(translate(key, options), filled);
  };
}

/** The strings that a page sends to an island, as the island declares them. The values of every text are filled in. */
export function stringsFor<D extends TextDeclaration>(locale: Locale, declared: D): IslandStrings<D> {
  const { namespace, own, allBut, shared } = declared;
  const all = bundle(locale, namespace);
  const used = allBut ? Object.keys(all).filter((key) => !allBut.includes(stemOf(key))) : own;
  const strings = { ...only(all, used), shared: only(sharedStrings(locale), shared) };
  return withFilledValues(strings, locale) as IslandStrings<D>;
}

/** The shared strings. Texts about other addresses of the site, or a status page, are left out if the site has none. */
function sharedStrings(locale: Locale): Strings {
  const { failure, ...others } = bundle(locale, 'shared');
  const { mirrors = '', statusPage = '', ...always } = Object(failure) as Strings;
  return {
    ...others,
    failure: {
      ...always,
      ...(config.mirrors.length > 0 ? { mirrors } : {}),
      ...(config.statusUrl ? { statusPage } : {}),
    },
  };
}

/** Keeps only the given groups. A plural keeps all its forms. */
function only(strings: Strings, groups: readonly string[]): Strings {
  return Object.fromEntries(
    Object.entries(strings).filter(([key]) => groups.includes(key) || groups.includes(stemOf(key))),
  );
}

function bundle(locale: Locale, namespace: Namespace): Strings {
  const strings = i18next.getResourceBundle(locale, namespace) as Strings | undefined;
  if (!strings) throw new Error(`locales/${locale}/${namespace}.json is missing`);
  return strings;
}
