import { lettersOf } from '../../../build-steps/texts/scripts.ts';
import { stemOf } from '../../../src/i18n/text.ts';

/** A locale file as it is written. */
interface Nested {
  [key: string]: string | Nested;
}

/** Words that are the same in every language. */
const NAMES = /^(iOS|Android|Windows|macOS|VIP|SVIP|PayPal|Apple ID|FAQ|4K|1080p|GB|OK|ID|USD|SHA-256|CSV|Wi-Fi|R2S)$/;

/** Its texts by their keys, joined by dots. */
export function flatten(strings: Nested, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/**
 * Keys whose text is in another language, as far as scripts tell: with letters of a foreign one, or in Latin words alone where the
 * language is not written so.
 */
export function untranslated(texts: Readonly<Record<string, string>>, tag: string): string[] {
  const { own, foreign } = lettersOf(tag);
  return Object.entries(texts)
    .filter(([, text]) => {
      const words = text.replace(/\{\{\w+\}\}/g, '').trim();
      if (words.search(foreign) >= 0) return true;
      return words.search(own) < 0 && /\p{L}{2}/u.test(words) && !NAMES.test(words) && !/^\S+[@/.]\S+$/.test(words);
    })
    .map(([key]) => key);
}

/**
 * Keys that no code names: as a whole in quotation marks, or by a template (`` `titles.${screen}` ``).
 * Islands name shared keys with `shared.` in front, which doesn't matter here.
 */
export function unusedKeys(keys: readonly string[], code: readonly string[]): string[] {
  const all = code.join('\n');
  const literals = new Set(
    [...all.matchAll(/['"`]((?:[\w-]+\.)*[\w-]+)['"`]/g)].map(([, text = '']) => text.replace(/^shared\./, '')),
  );
  const patterns = [...all.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)]
    .map(([, text = '']) => text.replace(/^shared\./, ''))
    .filter((text) => text.includes('${') && /\w/.test(text.replace(/\$\{[^}]*\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .replace(/\$\{[^}]*\}/g, '\0')
            .replace(/\./g, '\\.')
            .replaceAll('\0', '.+')}$`,
        ),
    );
  return keys.filter((key) => {
    const stem = stemOf(key);
    return !literals.has(stem) && !literals.has(key) && !patterns.some((pattern) => pattern.test(stem));
  });
}
