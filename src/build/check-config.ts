import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import * as config from '../config.ts';
import { FILE_VARIABLE, PREFIX, type Settings, settings } from '../environment.ts';
import { LOCALES, type Locale } from '../routes/locales.ts';
import { configLines } from './launch/config-lines.ts';
import { PlainError } from './plain-error.ts';
import { didYouMean, nearest } from './texts/nearest.ts';
import {
  baseProblem,
  daysProblem,
  keptProblem,
  kind,
  linkProblem,
  mailProblem,
  originProblem,
  otherThan,
  repeatedIn,
  shown,
  switchProblem,
  textProblem,
} from './value-kinds.ts';

/** The file that holds the values, from the project's folder. */
const FILE = 'src/config.ts';

const AT_THE_ROOT =
  ': the site can only stand at the root of its host (docs/decisions/034-hosts-from-one-source.md#the-root-of-a-host)';

const text = kind<string>(textProblem);
const texts = inEachLanguage(text);
const mail = kind<string>(mailProblem);
const base = kind<string>(baseProblem);
const link = kind<string>(linkProblem);
const flag = kind<boolean>(switchProblem);
const kept = v.optional(kind<config.Kept>(keptProblem));
const days = kind<number>(daysProblem);
const places = v.pipe(list(text), v.minLength(1, 'names no place'), withoutRepeats());

const ConfigSchema: v.GenericSchema<typeof config> = group({
  brand: texts,
  siteUrl: kind<string>((value) => originProblem(value, AT_THE_ROOT)),
  seller: group({ name: texts, address: texts, registration: texts, law: texts, privacyEmail: mail }),
  logs: group({ sites: kept, dns: kept, address: kept, sessions: kept, traffic: kept }),
  retention: group({
    visitDays: days,
    bankDays: days,
    guestTicketDays: days,
    isExample: v.optional(
      kind<true>((value) => (value === true ? undefined : `is ${shown(value)}, and must be true or taken out`)),
    ),
  }),
  locations: v.undefinedable(
    v.pipe(
      inEachLanguage(places),
      v.check(
        (lists) => new Set(Object.values(lists).map(({ length }) => length)).size === 1,
        'has more places in one language than in another',
      ),
    ),
  ),
  statusUrl: v.undefinedable(link),
  legality: v.undefinedable(texts),
  hstsCoversSubdomains: flag,
  apiBases: v.pipe(
    v.tupleWithRest([base], base, ({ input }) => otherThan(input, 'a list of at least one address', "['/api']")),
    withoutRepeats(),
  ),
  sendsIdempotencyKey: flag,
  offline: flag,
  attachmentBase: base,
  mirrors: v.pipe(list(kind<string>(originProblem)), withoutRepeats()),
  supportEmail: mail,
  agentName: texts,
  enterpriseUrl: link,
  claim: v.undefinedable(
    group({
      number: kind<string>((value) =>
        typeof value === 'string' && /\d/.test(value) ? textProblem(value) : otherThan(value, 'a count', "'3000+'"),
      ),
      label: texts,
    }),
  ),
  reportsTo: v.undefinedable(base),
  reportsPercent: kind<number>((value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
      ? undefined
      : otherThan(value, 'a whole number from 1 to 100', '100'),
  ),
  router: group({
    address: kind<string>((value) =>
      v.is(v.pipe(v.string(), v.ip()), value) ? undefined : otherThan(value, 'an IP address', "'192.168.1.1'"),
    ),
    user: text,
    password: text,
    videoFlashUrl: link,
    videoConnectUrl: link,
    flashToolUrl: link,
    firmwareUrl: link,
  }),
});

/**
 * Throws if the site can't be built with `src/config.ts` and the environment; the message has one sentence per mistake, and each begins with where
 * the value stands: `src/config.ts:20`, or its variable.
 */
export function checkConfig(values?: unknown): void {
  const mistakes = configMistakes(values);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}

/** What is wrong with the operator's values, in a sentence each: first what variables say, then what is in force. */
export function configMistakes(values: unknown = config, from: Settings = settings): string[] {
  const { issues = [] } = v.safeParse(ConfigSchema, { ...Object(values) }, { abortPipeEarly: true });
  return [
    ...unknownVariables(from),
    ...from.mistakes(),
    ...issues.map((issue) => sentenceOn(pathOf(issue), issue.message, from)),
    ...repeatedAddress(values as typeof config).map((problem) => sentenceOn(['mirrors'], problem, from)),
  ];
}

function unknownVariables({ all, given, called }: Settings): string[] {
  const known = [...all().map(({ variable }) => variable), FILE_VARIABLE];
  return given()
    .filter((name) => !known.includes(name))
    .map((name) => {
      const bare = name.slice(PREFIX.length).toUpperCase();
      // Perhaps without the group that it stands in.
      const meant =
        known.find((one) => one.endsWith(`_${bare}`)) ??
        nearest(
          PREFIX + bare,
          known.filter((one) => Math.abs(one.length - name.length) < 4),
        );
      return `${called(name)} is no variable of the site${meant ? `: did you mean "${meant}"?` : ', which are all in .env.example'}`;
    });
}

function repeatedAddress({ mirrors, siteUrl }: typeof config): string[] {
  return Array.isArray(mirrors) && mirrors.includes(siteUrl)
    ? [`names ${shown(siteUrl)}, which is the site’s first address already`]
    : [];
}

/** A sentence that begins with where a value stands, and what it is called there. */
function sentenceOn(path: readonly PropertyKey[], problem: string, { all, called }: Settings): string {
  const set = all().find(
    (one) => one.isSet && (one.path === path.join('.') || one.path === path.slice(0, -1).join('.')),
  );
  if (set) {
    const place = Number(path.at(-1)) + 1;
    return `${called(set.variable)}${place ? `, address ${place},` : ''} ${problem}`;
  }
  const line = configLines(readFileSync(new URL('../config.ts', import.meta.url), 'utf8'))(path);
  return `${FILE}:${line}: ${[path.join('.'), problem].join(' ').trim()}`;
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
function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const names = Object.keys(entries);
    const key = String(issue.path?.at(-1)?.key);
    if (isMissing(issue)) return `has no ${key}, which must be there`;
    return issue.expected === 'never'
      ? `is none of ${names.join(', ')}${didYouMean(key, names)}`
      : otherThan(issue.input, 'a group of values', `{ ${names.join(': …, ')}: … }`);
  });
}

function inEachLanguage<Output>(schema: v.GenericSchema<Output>) {
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

function list<Output>(schema: v.GenericSchema<Output>) {
  return v.array(schema, ({ input }) => otherThan(input, 'a list', "['…', '…']"));
}

function withoutRepeats<List extends readonly unknown[]>() {
  return v.check<List, (issue: v.CheckIssue<List>) => string>(
    (all) => repeatedIn(all) === undefined,
    ({ input }) => repeatedIn(input) ?? '',
  );
}
