import { LOCALES, type Locale } from '../../src/routes/locales.ts';
import { nearest } from './nearest.ts';

/** A name (of a text, or of a file) that some languages have and others lack. */
export interface Disagreement {
  /** The language whose file has to be changed. */
  locale: Locale;
  name: string;
  /** Does this language lack the name, or is it one of the few that have it? */
  kind: 'missing' | 'alone';
  /** For a missing name: one that only few languages, this one included, have. Probably a misspelling. */
  meant?: string;
  /** The languages that have the name. */
  others: Locale[];
}

/**
 * Where languages disagree, by majority; if as many have a name as lack it, zh decides. If a language lacks a name but
 * is alone with a similar one, that is one disagreement, not two.
 */
export function disagreements(names: ReadonlyMap<Locale, ReadonlySet<string>>): Disagreement[] {
  const all = new Set([...names.values()].flatMap((own) => [...own]));
  const found = [...all].flatMap((name) => {
    const have = [...names.keys()].filter((locale) => names.get(locale)?.has(name));
    const lack = [...names.keys()].filter((locale) => !have.includes(locale));
    const isWanted = have.length > lack.length || (have.length === lack.length && have.includes(LOCALES[0]));
    return isWanted
      ? lack.map((locale): Disagreement => ({ locale, name, kind: 'missing', others: have }))
      : have.map((locale): Disagreement => ({ locale, name, kind: 'alone', others: have }));
  });
  return withSlips(found);
}

function withSlips(found: readonly Disagreement[]): Disagreement[] {
  const missing = found.filter(({ kind }) => kind === 'missing');
  const slips = new Set<Disagreement>();
  const alone = found.flatMap((one) => {
    if (one.kind === 'missing') return [];
    const lacked = missing.filter(
      (other) => other.locale === one.locale && groupOf(other.name) === groupOf(one.name) && !slips.has(other),
    );
    const meant = nearest(
      lastPart(one.name),
      lacked.map(({ name }) => lastPart(name)),
    );
    const slip = lacked.find(({ name }) => lastPart(name) === meant);
    if (!slip) return [one];
    slips.add(slip);
    return [{ ...one, meant: slip.name, others: slip.others }];
  });
  return [...missing.filter((one) => !slips.has(one)), ...alone];
}

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1);
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
