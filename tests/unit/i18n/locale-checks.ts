import { stemOf } from '../../../src/i18n/text.ts';

/** A locale file as it is written. */
interface Nested {
  [key: string]: string | Nested;
}

/** Its texts by their keys, joined by dots. */
export function flatten(strings: Nested, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
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
