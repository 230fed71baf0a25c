import * as v from 'valibot';
import * as config from '../config.ts';
import { LOCALES, type Locale } from '../routes/locales.ts';

const text = v.pipe(v.string(), v.nonEmpty('is empty'));
const texts = v.strictObject(
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, typeof text>,
);
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

const ConfigSchema: v.GenericSchema<typeof config> = v.strictObject({
  brand: texts,
  siteUrl: v.pipe(
    link,
    v.check((value) => !value.endsWith('/'), 'must not end with a slash'),
  ),
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
  supportEmail: v.pipe(v.string(), v.email('must be a mail address')),
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

function isFreeOfRepeats(addresses: readonly string[]): boolean {
  return new Set(addresses).size === addresses.length;
}
