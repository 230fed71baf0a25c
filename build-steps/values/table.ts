/**
 * Rules for the operator's and the brand's values: what each value may be, and what to do about it before launch. Each
 * value has a row here, and its file describes what it is for. The build's checks (`check.ts`) and `npm run
 * check:launch` (`launch.ts`) use these rows. A value's variable is named after its path (`src/environment.ts`).
 */
import * as v from 'valibot';
import * as config from '#config.ts';
import { BANKS } from '#contract/invite.ts';
import { isExample } from '#i18n/examples.ts';
import { ANSWERS } from '#i18n/operator-facts.ts';
import { LOCALES } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';
import * as prefix from '../../brand/storage-prefix.ts';
import * as s from './shapes.ts';

/** The row of one value of the operator or the brand. */
interface Row<Value = unknown> {
  /** The rule for the value. It contains the message, and an example for a value that breaks the rule. */
  shape: v.GenericSchema<Value>;
  /** What to do if the value is still one of the project's examples. An example prevents the launch. */
  example?: string;
  /** A check that finds another reason to prevent the launch. */
  needed?: Task<Value>;
  /** A check that finds something that is not wrong, but may have been forgotten. */
  hint?: Task<Value>;
}

/** Something to do before launch. */
interface Task<Value = unknown> {
  /** Returns what is still open, or nothing. `isGiven` is true if variables set all parts of the value. */
  open(value: Value, isGiven: boolean): string | false | undefined;
  remedy: string;
  /** Returns the part of the value that the task is about. */
  at?(value: Value): string | undefined;
}

/**
 * A row for each value of a file, by name. Literal types are widened, because an operator may set another figure or word.
 */
type Rows<Values> = { readonly [Name in keyof Values]: Row<Widened<Values[Name]>> };
type Widened<Value> = Value extends number ? number : Value extends string ? string : Value;

/** The longest period that data may be kept, in days: ten years. A longer one is a typing mistake. */
const MOST_DAYS = 3_660;

const texts = s.inEachLanguage((locale) => s.textIn(locale));
/** On the site's own host the address must be a path. A site with several addresses then has its API at each one. */
const base = v.pipe(
  s.base,
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (address) => !`${address}/`.startsWith(`${config.siteUrl}/`),
    ({ input }) =>
      `is "${input}", which is on the site’s own host, and must be its path alone, as in ${input.slice(config.siteUrl.length) || '/api'}`,
  ),
);
const isElsewhere = !config.apiBases[0].startsWith('/');
const flag = s.must('true or false', undefined, v.boolean());
const ours = v.optional(s.must('true or taken out', undefined, v.literal(true)));
const mail = s.must('a mail address and nothing else', 'support@petrel.example', v.pipe(v.string(), v.email()));
const days = s.must(`a whole number of days, 1 to ${MOST_DAYS}`, '30', s.whole(MOST_DAYS));
// Refuse half a day: this period is promised to customers.
const kept = v.optional(
  s.must<config.LogPeriod>(
    "'never' or a number of days",
    `'never' or { days: 30 }, with 1 to ${MOST_DAYS} days`,
    v.union([v.literal('never'), v.strictObject({ days })]),
  ),
);
const logged = { sites: kept, dns: kept, address: kept, sessions: kept, traffic: kept };
const LOGGED = Object.keys(logged) as config.Logged[];
const answer = v.optional(texts);
const perUsd = s.must(
  'what one US dollar is, as a number above 0',
  '7.1',
  v.pipe(v.number(), v.finite(), v.gtValue(0)),
);
const atTheRoot = ': the site can only stand at the root of its host (docs/hosting/README.md#the-root-of-a-host)';

/** Returns the first language in which a name may still be the project's own. */
const oursIn = (names: typeof brand.names) => LOCALES.find((locale) => /petrel|海燕/i.test(names[locale]));
/** Returns a hint for such a name. */
const oursAs = (name: string): Task<typeof brand.names> => ({
  open: (names) => oursIn(names) && `${name} is still “${names[oursIn(names) ?? 'en']}”`,
  remedy: 'Put your own name, if it is another.',
  at: oursIn,
});

/** The operator's values, in the order of `npm run check:launch`. */
const CONFIG: Rows<typeof config> = {
  siteUrl: { shape: s.origin(atTheRoot), example: 'Put the address where the site will live.' },
  seller: {
    shape: s.group({
      name: texts,
      address: texts,
      registration: texts,
      law: s.inEachLanguage((locale) => s.textIn(locale, s.place)),
      privacyEmail: mail,
    }),
    example: 'Put what identifies your business; terms, privacy policy and receipts name it.',
  },
  apiBases: {
    shape: v.pipe(
      v.tupleWithRest([base], base, s.otherThan('a list of at least one address', "['/api']")),
      s.withoutRepeats(),
    ),
    example: 'Put the address of your API.',
  },
  apiUpstream: { shape: v.undefinedable(s.upstream) },
  attachmentBase: {
    shape: base,
    example: 'Put the address from which your API serves attachments.',
    needed: {
      open: (address, isGiven) =>
        isElsewhere && !isGiven && address === '/api/files' && 'attachmentBase is still “/api/files”',
      remedy: 'Put where your API, which is on another host, serves attachments.',
    },
  },
  pictureHosts: { shape: s.list(s.origin()), example: 'Put a host of your pictures, or take it out.' },
  sendsIdempotencyKey: { shape: flag },
  mirrors: {
    shape: v.pipe(
      s.list(s.origin()),
      v.excludes(config.siteUrl, `names "${config.siteUrl}", which is the site’s first address already`),
    ),
    example: 'Put a further address of your site, or take it out.',
  },
  supportEmail: { shape: mail, example: 'Put the mail address that your support reads.' },
  statusUrl: { shape: v.undefinedable(s.link), example: 'Put the address of your status page, or undefined.' },
  retention: {
    shape: s.group({ visitDays: days, bankDays: days, guestTicketDays: days, isExample: ours }),
    needed: {
      // A figure can't show whether it is an example, so a flag does.
      open: ({ visitDays, bankDays, guestTicketDays, isExample }, isGiven) =>
        isExample && !isGiven && `retention of ${visitDays}, ${bankDays} and ${guestTicketDays} days is an example`,
      remedy: 'Put after how many days your servers delete, as the privacy policy promises, and take isExample out.',
      at: () => 'isExample',
    },
  },
  logs: {
    shape: s.group({ ...logged, isExample: ours }),
    needed: {
      open: (logs) =>
        LOGGED.every((fact) => !logs[fact])
          ? 'logs does not say what your servers log'
          : logs.isExample && 'logs is an example',
      remedy: 'Say what your servers log: it is a VPN customer’s first question. Then take isExample out.',
    },
    hint: {
      open: (logs) => {
        const unsaid = LOGGED.filter((fact) => !logs[fact]);
        return unsaid.length > 0 && `logs does not say whether ${unsaid.join(', ')} is logged`;
      },
      remedy: 'Say what is true; until then the site is silent about it.',
    },
  },
  locations: {
    example: 'Put where your servers are.',
    needed: {
      open: (locations) => !locations && 'locations is not set',
      remedy: 'Say where your servers are: customers ask it first.',
    },
    shape: v.undefinedable(
      v.pipe(
        s.inEachLanguage((locale) => v.pipe(s.list(s.textIn(locale)), v.minLength(1, 'names no place'))),
        v.check(
          (lists) => new Set(Object.values(lists).map(({ length }) => length)).size === 1,
          'has more places in one language than in another',
        ),
      ),
    ),
  },
  answers: {
    shape: s.group(Object.fromEntries(ANSWERS.map((name) => [name, answer]))),
    hint: {
      open: (answers) => {
        const open = ANSWERS.filter((name) => isExample(answers[name]?.en ?? 'none'));
        return open[0] && `answers leaves open ${open.join(', ')}`;
      },
      remedy: 'Answer what you can in src/content/answers.json; until then a real site leaves these out.',
    },
  },
  exchange: {
    shape: v.optional(
      s.inEachLanguage((locale) => v.optional(s.group({ perUsd, written: s.textIn(locale, s.writtenAmount) }))),
    ),
    hint: {
      open: (exchange = {}) =>
        Object.values(exchange).some(({ written }) => isExample(written)) && 'exchange is an example',
      remedy: 'Put the rates into src/content/answers.json, or take them out; until then a real site shows none.',
    },
  },
  readByLawyer: {
    shape: flag,
    hint: {
      open: (isRead) => !isRead && 'your lawyer has not read the legal texts',
      remedy:
        'Let them read src/content/legal: cancelling within 14 (EU, UK) and 7 days (Taiwan) is free of deductions, since checkout asks for no waiver; Taiwan also wants the seller’s representative and a way to complain.',
    },
  },
  hstsCoversSubdomains: { shape: flag },
  offline: { shape: flag },
};

const BRAND: Rows<typeof brand> = {
  enterpriseUrl: { shape: s.link, example: 'Put the address of your enterprise product.' },
  router: {
    shape: s.group({
      address: s.must('an IP address', "'192.168.1.1'", v.pipe(v.string(), v.ip())),
      user: s.plain,
      password: s.plain,
      videoFlashUrl: s.link,
      videoConnectUrl: s.link,
      flashToolUrl: s.link,
      firmwareUrl: s.link,
    }),
    example: 'Upload the file, and put its address.',
  },
  names: {
    shape: s.inEachLanguage((locale) => s.textIn(locale, s.textWithin(14, 'the header has room for on small phones'))),
    hint: oursAs('names'),
  },
  agentName: { shape: texts, hint: oursAs('agentName') },
  claim: {
    shape: v.undefinedable(
      s.group({
        number: v.pipe(s.must('a count', "'3000+'", v.pipe(v.string(), v.regex(/\d/))), s.text),
        label: texts,
      }),
    ),
    hint: {
      open: (claim) => claim && isExample(claim.label.en) && `claim is still “${claim.number}” ${claim.label.en}`,
      remedy: 'Put your own count and what it counts, or undefined; until then a real site leaves it out.',
      at: () => 'number',
    },
  },
  guaranteeDays: { shape: s.must('a whole number of days', '15', s.whole()) },
  personalRefundPercent: { shape: s.must('a whole number of percent', '70', s.whole(100)) },
  banks: {
    shape: v.pipe(
      s.list(s.must(`one of ${BANKS.join(', ')}`, "'boc'", v.picklist(BANKS))),
      v.minLength(1, 'is empty, and must name a bank at least'),
    ),
  },
};

const PREFIX: Rows<typeof prefix> = {
  storagePrefix: {
    shape: s.must('small letters and a dot', "'petrel.'", v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*\.$/))),
  },
};

/** A file of values. */
export interface ValueFile {
  name: 'config' | 'brand' | 'prefix';
  file: string;
  held: Readonly<Record<string, unknown>>;
  rows: Readonly<Record<string, Row>>;
}

/** The files with values. */
export const FILES: readonly ValueFile[] = [
  { name: 'config', file: 'src/config.ts', held: config, rows: CONFIG },
  { name: 'brand', file: 'brand/brand.ts', held: brand, rows: BRAND },
  { name: 'prefix', file: 'brand/storage-prefix.ts', held: prefix, rows: PREFIX },
];

/** Values that replace those of a file. */
export type Values = { readonly [Name in ValueFile['name']]?: ValueFile['held'] };
