import * as v from 'valibot';
import * as config from '../config.ts';
import { LOCALES, type Locale } from '../routes/locales.ts';

/** Longest that a log may be said to be kept: ten years. More is a slip of the pen. */
const MOST_DAYS = 3_660;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const texts = inEachLanguage(text);
const email = v.pipe(v.string(), v.email('must be a mail address'));
// Of an address of the API nothing may look like another part of a policy, a query or a user.
const base = v.pipe(
  v.string(),
  v.regex(
    /^((https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?|(?=\/))(\/[\w.~-]+)*\/?$/,
    'must be a path or an https address',
  ),
  v.check((value) => !value.endsWith('/'), 'must not end with a slash'),
);
const link = v.pipe(v.string(), v.url('must be an address'), v.startsWith('https://', 'must be an https address'));
const origin = v.pipe(
  link,
  v.check((value) => new URL(value).origin === value, 'must be no more than https:// and a host name'),
);

// What is logged is promised to customers: half a day, or a kind that is misspelt, must not pass for "nothing is said".
const kept = v.optional(
  v.custom<config.Kept>(
    (value) => value === 'never' || isDays(value),
    `must be 'never' or { days: 1 } to { days: ${MOST_DAYS} }`,
  ),
);
const days = v.custom<number>(isNumberOfDays, `must be a whole number of days, 1 to ${MOST_DAYS}`);
const places = v.pipe(
  v.array(text),
  v.minLength(1, 'names no place'),
  v.check((all) => isFreeOfRepeats(all), 'names a place twice'),
);

const ConfigSchema: v.GenericSchema<typeof config> = v.strictObject({
  brand: texts,
  siteUrl: v.pipe(
    link,
    v.check(
      (value) => !URL.canParse(value) || new URL(value).origin === value,
      ({ input }) =>
        `is ${JSON.stringify(input)}, and must be "${new URL(input).origin}" with nothing before or behind it: the site can only stand at the root of its host (docs/decisions/034-hosts-from-one-source.md)`,
    ),
  ),
  seller: v.strictObject({
    name: texts,
    address: texts,
    registration: texts,
    law: texts,
    privacyEmail: email,
  }),
  logs: v.strictObject(
    { sites: kept, dns: kept, address: kept, sessions: kept, traffic: kept },
    ({ expected }) =>
      `${expected === 'never' ? 'is none' : 'must be { } with some'} of sites, dns, address, sessions, traffic`,
  ),
  retention: v.strictObject({
    visitDays: days,
    bankDays: days,
    guestTicketDays: days,
    isExample: v.optional(v.literal(true)),
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
  hstsCoversSubdomains: v.boolean('must be true or false'),
  apiBases: v.pipe(
    v.tupleWithRest([base], base),
    v.check((all) => isFreeOfRepeats(all), 'names an address twice'),
  ),
  sendsIdempotencyKey: v.boolean('must be true or false'),
  offline: v.boolean('must be true or false'),
  attachmentBase: base,
  mirrors: v.pipe(
    v.array(origin),
    v.check((all) => isFreeOfRepeats(all), 'names an address twice'),
    v.checkItems((mirror) => mirror !== config.siteUrl, 'is the site’s first address'),
  ),
  supportEmail: email,
  agentName: texts,
  enterpriseUrl: link,
  claim: v.undefinedable(
    v.strictObject({ number: v.pipe(v.string(), v.regex(/\d/, 'must be a number, such as 3000+')), label: texts }),
  ),
  router: v.strictObject({
    address: v.pipe(v.string(), v.ip('must be an IP address')),
    user: text,
    password: text,
    videoFlashUrl: link,
    videoConnectUrl: link,
    flashToolUrl: link,
    firmwareUrl: link,
  }),
});

/** Throws if the site can't be built with `src/config.ts`; the message has one sentence per mistake. */
export function checkConfig(values: unknown = config): void {
  const { issues } = v.safeParse(ConfigSchema, { ...Object(values) });
  if (!issues) return;
  throw new Error(
    issues.map((issue) => `src/config.ts: ${v.getDotPath(issue) ?? 'config'} ${issue.message}`).join('\n'),
  );
}

function inEachLanguage<Output>(schema: v.GenericSchema<Output>) {
  return v.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, schema])) as Record<Locale, typeof schema>,
    ({ expected }) => (expected === 'never' ? 'is no language of the site' : `needs ${LOCALES.join(', ')}`),
  );
}

function isDays(value: unknown): boolean {
  const { days, ...others } = Object(value);
  return isNumberOfDays(days) && Object.keys(others).length === 0;
}

function isNumberOfDays(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_DAYS;
}

function isFreeOfRepeats(addresses: readonly string[]): boolean {
  return new Set(addresses).size === addresses.length;
}
