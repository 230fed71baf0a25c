import * as v from 'valibot';
import * as config from '../config.ts';
import { FILE_VARIABLE, PREFIX, type Settings, settings } from '../environment.ts';
import { PlainError } from './plain-error.ts';
import { nearest } from './texts/nearest.ts';
import {
  baseProblem,
  daysProblem,
  keptProblem,
  kind,
  mailProblem,
  originProblem,
  otherThan,
  shown,
  switchProblem,
} from './value-kinds.ts';
import {
  group,
  inEachLanguage,
  link,
  list,
  sentenceOn,
  text,
  texts,
  valueMistakes,
  withoutRepeats,
} from './value-schemas.ts';
// Its values have variables, too, and no variable of theirs is unknown.
import '../../brand/brand.ts';

/** The file that holds the values, from the project's folder. */
const FILE = 'src/config.ts';

const AT_THE_ROOT =
  ': the site can only stand at the root of its host (docs/decisions/034-hosts-from-one-source.md#the-root-of-a-host)';

const mail = kind<string>(mailProblem);
const base = kind<string>(baseProblem);
const flag = kind<boolean>(switchProblem);
const kept = v.optional(kind<config.Kept>(keptProblem));
const days = kind<number>(daysProblem);
const places = v.pipe(list(text), v.minLength(1, 'names no place'), withoutRepeats());

const ConfigSchema: v.GenericSchema<typeof config> = group({
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
  reportsTo: v.undefinedable(base),
  reportsPercent: kind<number>((value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
      ? undefined
      : otherThan(value, 'a whole number from 1 to 100', '100'),
  ),
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
  return [
    ...unknownVariables(from),
    ...from.mistakes(),
    ...valueMistakes(FILE, ConfigSchema, values, from),
    ...repeatedAddress(values as typeof config).map((problem) => sentenceOn(FILE, ['mirrors'], problem, from)),
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
