/**
 * All that is known of the operator's values and the brand's: what each may be, and what is to be done about it before launch. A value is a
 * row here, and stands with what it is for in its file. From these rows come the build's checks (`check.ts`) and `npm run check:launch`
 * (`launch.ts`); its variable is named by its path (`src/environment.ts`).
 */
import * as v from 'valibot';
import * as brand from '../../brand/brand.ts';
import * as prefix from '../../brand/storage-prefix.ts';
import * as config from '../../src/config.ts';
import { BANKS } from '../../src/contract/invite.ts';
import * as s from './shapes.ts';

/** A value of the operator's or of the brand's. */
interface Row<Value = unknown> {
  /** What it may look like, with the sentence and the example for one that does not. */
  shape: v.GenericSchema<Value>;
  /** What to do about one of ours that is marked as an example. It keeps from launching. */
  example?: string;
  /** What else keeps from launching. */
  needed?: Task<Value>;
  /** What is not wrong, but was perhaps forgotten. */
  hint?: Task<Value>;
}

/** Something to do before launch. */
interface Task<Value = unknown> {
  /** Says what is still open; `isGiven`: variables give all of the value. */
  open(value: Value, isGiven: boolean): string | false | undefined;
  remedy: string;
  /** The part of the value to which it points. */
  at?: string;
}

/** A row for each value of a file, by its name; a figure or a word that stands there may be another one. */
type Rows<Values> = { readonly [Name in keyof Values]: Row<Widened<Values[Name]>> };
type Widened<Value> = Value extends number ? number : Value extends string ? string : Value;

/** Longest that something may be said to be kept: ten years. More is a slip of the pen. */
const MOST_DAYS = 3_660;

const texts = s.inEachLanguage(s.text);
const flag = s.must('true or false', undefined, v.boolean());
const mail = s.must('a mail address and nothing else', 'support@petrel.example', v.pipe(v.string(), v.email()));
const days = s.must(`a whole number of days, 1 to ${MOST_DAYS}`, '30', s.whole(MOST_DAYS));
// What is promised to customers must not be misspelt: half a day is no day.
const kept = v.optional(
  s.must<config.LogPeriod>(
    "'never' or a number of days",
    `'never' or { days: 30 }, with 1 to ${MOST_DAYS} days`,
    v.union([v.literal('never'), v.strictObject({ days })]),
  ),
);
const logged = { sites: kept, dns: kept, address: kept, sessions: kept, traffic: kept };
const atTheRoot = ': the site can only stand at the root of its host (docs/hosting/README.md#the-root-of-a-host)';

/** The name of something that is perhaps still ours. */
const oursAs = (name: string): Task<{ en: string }> => ({
  open: ({ en }) => /petrel/i.test(en) && `${name} is still “${en}”`,
  remedy: 'Put your own name, if it is another.',
  at: 'en',
});

/** The operator's, in the order in which `npm run check:launch` comes to them. */
const CONFIG: Rows<typeof config> = {
  siteUrl: { shape: s.origin(atTheRoot), example: 'Put the address where the site will live.' },
  seller: {
    shape: s.group({ name: texts, address: texts, registration: texts, law: texts, privacyEmail: mail }),
    example: 'Put what identifies your business; terms, privacy policy and receipts name it.',
  },
  apiBases: {
    shape: v.pipe(
      v.tupleWithRest([s.base], s.base, s.otherThan('a list of at least one address', "['/api']")),
      s.withoutRepeats(),
    ),
    example: 'Put the address of your API.',
  },
  attachmentBase: { shape: s.base, example: 'Put the address from which your API serves attachments.' },
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
  reportsTo: {
    shape: v.undefinedable(s.base),
    example: 'Put the address that takes your reports (docs/watching.md), or undefined.',
    hint: {
      open: (to) => to && !to.startsWith('/') && `reports go to ${new URL(to).host}`,
      remedy: 'If that is not yours, read docs/watching.md#another-host: visitors’ IP addresses get there.',
    },
  },
  reportsPercent: { shape: s.must('a whole number from 1 to 100', '100', s.whole(100)) },
  retention: {
    shape: s.group({
      visitDays: days,
      bankDays: days,
      guestTicketDays: days,
      isExample: v.optional(s.must('true or taken out', undefined, v.literal(true))),
    }),
    needed: {
      // Figures say nothing of themselves.
      open: ({ visitDays, bankDays, guestTicketDays, isExample }, isGiven) =>
        isExample && !isGiven && `retention of ${visitDays}, ${bankDays} and ${guestTicketDays} days is an example`,
      remedy: 'Put after how many days your servers delete, as the privacy policy promises, and take isExample out.',
      at: 'isExample',
    },
  },
  logs: {
    shape: s.group(logged),
    hint: {
      open: (logs) => {
        const unsaid = Object.keys(logged).filter((fact) => !logs[fact as config.Logged]);
        return unsaid.length > 0 && `logs does not say whether ${unsaid.join(', ')} is logged`;
      },
      remedy: 'Say what is true, since customers ask it first; until then the site is silent about it.',
    },
  },
  locations: {
    shape: v.undefinedable(
      v.pipe(
        s.inEachLanguage(v.pipe(s.list(s.text), v.minLength(1, 'names no place'))),
        v.check(
          (lists) => new Set(Object.values(lists).map(({ length }) => length)).size === 1,
          'has more places in one language than in another',
        ),
      ),
    ),
  },
  legality: { shape: v.undefinedable(texts) },
  hstsCoversSubdomains: { shape: flag },
  offline: { shape: flag },
};

const BRAND: Rows<typeof brand> = {
  enterpriseUrl: { shape: s.link, example: 'Put the address of your enterprise product.' },
  router: {
    shape: s.group({
      address: s.must('an IP address', "'192.168.1.1'", v.pipe(v.string(), v.ip())),
      user: s.text,
      password: s.text,
      videoFlashUrl: s.link,
      videoConnectUrl: s.link,
      flashToolUrl: s.link,
      firmwareUrl: s.link,
    }),
    example: 'Upload the file, and put its address.',
  },
  names: {
    shape: s.inEachLanguage(s.textWithin(14, 'the header has room for on small phones')),
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
  },
  yuanPerDollar: { shape: s.must('more than 0', '6.88', v.pipe(v.number(), v.finite(), v.gtValue(0))) },
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

/** The files in which values stand. */
export const FILES: readonly ValueFile[] = [
  { name: 'config', file: 'src/config.ts', held: config, rows: CONFIG },
  { name: 'brand', file: 'brand/brand.ts', held: brand, rows: BRAND },
  { name: 'prefix', file: 'brand/storage-prefix.ts', held: prefix, rows: PREFIX },
];

/** What stands in a file in place of what it holds. */
export type Values = { readonly [Name in ValueFile['name']]?: ValueFile['held'] };
