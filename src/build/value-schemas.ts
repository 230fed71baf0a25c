import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Settings } from '../environment.ts';
import { LOCALES, type Locale } from '../routes/locales.ts';
import { configLines } from './launch/config-lines.ts';
import { didYouMean } from './texts/nearest.ts';
import { kind, linkProblem, otherThan, repeatedIn, textProblem } from './value-kinds.ts';

/** Words. */
export const text = kind<string>(textProblem);

/** Words in each language. */
export const texts = inEachLanguage(text);

/** An address elsewhere. */
export const link = kind<string>(linkProblem);

/** What is wrong with a file's values, in a sentence each. */
export function valueMistakes(file: string, schema: v.GenericSchema, values: unknown, from: Settings): string[] {
  const { issues = [] } = v.safeParse(schema, { ...Object(values) }, { abortPipeEarly: true });
  return issues.map((issue) => sentenceOn(file, pathOf(issue), issue.message, from));
}

/** A sentence that begins with where a value of a file stands (`src/config.ts:20`, or its variable), and what it is called there. */
export function sentenceOn(
  file: string,
  path: readonly PropertyKey[],
  problem: string,
  { all, called }: Settings,
): string {
  const set = all().find(
    (one) => one.isSet && (one.path === path.join('.') || one.path === path.slice(0, -1).join('.')),
  );
  if (set) {
    const place = Number(path.at(-1)) + 1;
    return `${called(set.variable)}${place ? `, address ${place},` : ''} ${problem}`;
  }
  const line = configLines(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))(path);
  return `${file}:${line}: ${[path.join('.'), problem].join(' ').trim()}`;
}

/** Where the value of an issue stands; of one that is missing, what it is missing from. */
function pathOf(issue: v.GenericIssue): PropertyKey[] {
  const path = issue.path?.map(({ key }) => key as PropertyKey) ?? [];
  return isMissing(issue) ? path.slice(0, -1) : path;
}

function isMissing({ type, expected }: v.GenericIssue): boolean {
  return type === 'strict_object' && expected?.startsWith('"') === true;
}

/** Values by their names, no more and no less. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const names = Object.keys(entries);
    const key = String(issue.path?.at(-1)?.key);
    if (isMissing(issue)) return `has no ${key}, which must be there`;
    return issue.expected === 'never'
      ? `is none of ${names.join(', ')}${didYouMean(key, names)}`
      : otherThan(issue.input, 'a group of values', `{ ${names.join(': …, ')}: … }`);
  });
}

/** The same kind of value in each language. */
export function inEachLanguage<Output>(schema: v.GenericSchema<Output>) {
  const entries = Object.fromEntries(LOCALES.map((locale) => [locale, schema])) as Record<Locale, typeof schema>;
  const all = LOCALES.join(', ');
  return v.strictObject(entries, (issue) => {
    const key = String(issue.path?.at(-1)?.key);
    if (isMissing(issue)) return `has nothing for the language ${key}, and must have it for each of ${all}`;
    return issue.expected === 'never'
      ? `is for no language of the site, which are ${all}`
      : otherThan(issue.input, 'a group with each language', `{ ${LOCALES.join(': …, ')}: … }`);
  });
}

/** A list of values of one kind. */
export function list<Output>(schema: v.GenericSchema<Output>) {
  return v.array(schema, ({ input }) => otherThan(input, 'a list', "['…', '…']"));
}

/** Of a list: nothing stands in it twice. */
export function withoutRepeats<List extends readonly unknown[]>() {
  return v.check<List, (issue: v.CheckIssue<List>) => string>(
    (all) => repeatedIn(all) === undefined,
    ({ input }) => repeatedIn(input) ?? '',
  );
}
