import type { TextValues } from '#core/fill-in.ts';
import { fillInAny } from '#core/join-texts.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import type { FilledName } from './filled-values.ts';

/** The content of a locale file. */
export interface Strings {
  [key: string]: string | Strings;
}

/** The keys of a locale file, joined by dots. All forms of a plural count as one key. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : K;

/** Forbids values with the names that the build fills in, because they would replace the build's values. */
export type Unfilled = { readonly [Name in FilledName]?: never };

/** Returns the text of a key in one language. */
export interface Text<Key extends string = string> {
  /** A value named `count` also chooses the plural form. */
  (key: Key, values?: TextValues & Unfilled): string;
  readonly locale: Locale;
  /** The language tag for `Intl` and `lang` attributes. */
  readonly tag: string;
}

/**
 * Creates the text function of an island, for the browser and for pre-rendering. It handles i18next's placeholders and
 * plurals in a few lines, because i18next itself is too large for a browser
 * (docs/decisions/011-texts-in-islands.md#decision). For a missing text it shows the key.
 *
 * @example createText('en', { left_one: '{{count}} day', left_other: '{{count}} days' })('left', { count: 3 }) // '3 days'
 */
export function createText<Key extends string>(locale: Locale, strings: Strings): Text<Key> {
  const tag = LANGUAGE_TAG[locale];
  const plural = new Intl.PluralRules(tag);
  const text = (key: Key, values: TextValues = {}): string => {
    const forms =
      typeof values.count === 'number' ? [`${key}_${plural.select(values.count)}`, `${key}_other`, key] : [key];
    const found = forms.map((form) => find(strings, form)).find((form) => form !== undefined);
    if (found === undefined) report(new Error(`No text for "${key}" in ${locale}`));
    return fillInAny(found ?? key, values);
  };
  return Object.assign(text, { locale, tag });
}

/**
 * Fetches the texts of a part on demand in one language. Fails as an import does. Each caller passes its own files
 * (`import.meta.glob`), so that no page knows all files.
 */
export async function loadTexts<S extends Strings>(
  files: Record<string, () => Promise<S>>,
  locale: Locale,
): Promise<Text<KeysOf<S>>> {
  const path = Object.keys(files).find((each) => each.startsWith(`/locales/${locale}/`)) ?? '';
  return createText(locale, await (files[path] as () => Promise<S>)());
}

/**
 * Reports a missing text. Browsers log the error in the console and continue. Node has no `reportError`, so builds and
 * tests stop.
 */
function report(error: Error): void {
  if (!('reportError' in globalThis)) throw error;
  reportError(error);
}

function find(strings: Strings, key: string): string | undefined {
  let value: string | Strings | undefined = strings;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Removes the ending of a plural form from a key.
 *
 * @example stemOf('left_one') // 'left'
 */
export function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
