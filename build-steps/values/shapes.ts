/** Rules for values. A rule's message is the rest of a sentence that starts with the value's name. */
import * as v from 'valibot';
import { LANGUAGE_NAME, LOCALES, type Locale } from '#routes/locales.ts';
import { ofOtherScript } from '../texts/wording.ts';

/**
 * Invisible characters, some of which reverse the direction of a line, and blanks other than the usual ones of Latin and
 * Chinese. Joiners of letters are allowed.
 */
const UNSEEN = /(?![ \u3000])[\s\p{Cc}\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069]/u;
/** What a text would show to readers that was meant for a program: tags, places to fill, HTML's names of characters, Markdown. */
const MEANT_FOR_PROGRAMS =
  /<\/?[a-z!][^<>]*>|<!--|\{\{|\}\}|\$\{|&(?:#x?[\da-f]+|[a-z]{2,8});|\*\*|__|`|\]\(|\\[nrt"']/i;
/** Not allowed in an address: what could end a line or a word in a policy, a header or a host's configuration. */
const NOT_IN_ADDRESSES = /[^\w.~:/?#[\]@!&*+=%()-]/;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
/** An address of the API must have no query and no user. */
const BASE = /^(?:(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?|(?=\/))(?:\/[\w.~-]+)*$/;
/** Names of the machine itself. */
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
/** Characters that are as wide as two Latin letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/gu;

type Sentence = (issue: { input: unknown }) => string;

/** A schema with one message for everything that it refuses: what the value must be, and an example. */
export function must<Value>(what: string, example: string | undefined, schema: v.GenericSchema<Value>) {
  return v.custom<Value>((value) => v.is(schema, value), otherThan(what, example));
}

/** A rule for a text: `problem` returns what a text that breaks it must be or have instead. */
function but(problem: (value: string) => string | false | undefined) {
  return v.check<string, Sentence>(
    (value) => !problem(value),
    ({ input }) => `is ${shown(input)}, and must ${problem(String(input))}`,
  );
}

/** A text on one line, as it is. */
export const plain = v.pipe(
  v.string(otherThan('a text', "'Petrel'")),
  v.regex(/\S/, 'is empty'),
  but(unseenIn),
  but((value) => /^\s|\s$|\s\s/.test(value) && 'have no blank at its ends, and no two in a row'),
);

/** A text for people, on one line. */
export const text = v.pipe(plain, but(asShown));

/** A text that is not wider than this many Latin letters, the room that its place has. */
export function textWithin(widest: number, place: string) {
  const problem = `be no longer than ${widest} letters, or ${widest / 2} Chinese characters, which is what ${place}`;
  return v.pipe(
    text,
    but((value) => [...value].length + (value.match(WIDE)?.length ?? 0) > widest && problem),
  );
}

/** A whole number above 0. */
export function whole(most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
}

/** The name of a place, behind which or before which texts say the word for law themselves. */
export const place = v.pipe(
  text,
  but(
    (value) =>
      (/\blaws?\b/i.test(value) || /法(?:律|规|規|域)?$/.test(value)) &&
      'be the place alone, without the word for law, as in Singapore',
  ),
);

/** The address of a page or a file elsewhere. */
export const link = v.pipe(
  httpsAddress('an https address', 'https://www.petrel.example/page'),
  but((value) => /^https:\/\/[^/?#]*@/.test(value) && 'not hold a user or a password'),
);

/** Only `https://`, a host name and perhaps a port; `why` is appended to the message about anything more. */
export function origin(why = '') {
  return v.pipe(
    httpsAddress('https:// and the name of a host', 'https://petrel.example'),
    but((value) => {
      const { origin: bare } = new URL(value);
      return bare !== value && `be "${bare}" with nothing before or behind it${why}`;
    }),
  );
}

/** Where a server behind the site's host is: an https address, or http on this machine; no path. */
export const upstream = v.pipe(
  v.string(otherThan('an address of a server', 'https://api.internal.example')),
  but(charactersIn),
  but((value) => {
    const { protocol, hostname, origin: bare } = URL.canParse(value) ? new URL(value) : new URL('none:');
    if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)))
      return (
        bare !== value && `be "${bare}", with no path: the API gets the paths of this site, such as /api/Website/info`
      );
    return 'begin with https:// (or be http://127.0.0.1 with a port, on the host itself), as in https://api.internal.example';
  }),
);

const otherThanBase = otherThan(
  'a path of this site or an https address with no query',
  '/api or https://api.petrel.example',
);

/**
 * The address of the API or its files: a path on the site's host, or an https address. On this machine http is allowed.
 */
export const base = v.pipe(
  v.string(otherThanBase),
  but((value) => {
    const bare = value.replace(/\/+$/, '');
    return bare !== value && bare && BASE.test(bare) && `be "${bare}", with no slash at its end`;
  }),
  but(charactersIn),
  v.regex(BASE, otherThanBase),
  but((value) => {
    const [, bare] = /^(.*)\/Website$/i.exec(value) ?? [];
    return bare !== undefined && `be ${bare ? `"${bare}"` : 'what stands before it'}: calls put /Website behind it`;
  }),
);

/** A list of values of one shape, without repeats. */
export function list<Value>(shape: v.GenericSchema<Value>) {
  return v.pipe(v.array(shape, otherThan('a list', "['…', '…']")), withoutRepeats());
}

/** A rule for a list: no value may occur twice. */
export function withoutRepeats<List extends readonly unknown[]>() {
  const repeatedIn = (all: List) => all.find((value, index) => all.indexOf(value) < index);
  return v.check<List, (issue: v.CheckIssue<List>) => string>(
    (all) => repeatedIn(all) === undefined,
    ({ input }) => `names ${shown(repeatedIn(input))} twice`,
  );
}

/** Values by name, with exactly these names. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (isMissing(issue)) return `has no ${String(issue.path?.at(-1)?.key)}, which must be there`;
    if (issue.expected === 'never') return `is none of ${names.join(', ')}`;
    return otherThan('a group of values', `{ ${names.join(': …, ')}: … }`)(issue);
  });
}

/** A text in the characters of a language's own Chinese script; the other one's look wrong to its readers. */
export function textIn(locale: Locale, shape: v.GenericSchema<string> = text) {
  return v.pipe(
    shape,
    but((value) => {
      const [other] = ofOtherScript(value, locale);
      return (
        other &&
        `be in the characters of ${LANGUAGE_NAME[locale]}, such as ${other.fitting} in place of ${other.character}`
      );
    }),
  );
}

/** A value in each language, of the shape that it has there. */
export function inEachLanguage<Value>(shapeIn: (locale: Locale) => v.GenericSchema<Value>) {
  const entries = Object.fromEntries(LOCALES.map((locale) => [locale, shapeIn(locale)])) as Record<
    Locale,
    v.GenericSchema<Value>
  >;
  const all = LOCALES.join(', ');
  return v.strictObject(entries, (issue) => {
    const key = String(issue.path?.at(-1)?.key);
    if (isMissing(issue)) return `has nothing for the language ${key}, and must have it for each of ${all}`;
    if (issue.expected === 'never') return `is for no language of the site, which are ${all}`;
    return otherThan('a group with each language', `{ ${LOCALES.join(': …, ')}: … }`)(issue);
  });
}

/** Is an issue about a missing value, not a wrong one? Its path is that of the value. */
export function isMissing({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected?.startsWith('"') === true;
}

function httpsAddress(what: string, example: string) {
  const otherThanHttps = otherThan('an https address', example);
  return v.pipe(
    v.string(otherThanHttps),
    v.nonEmpty('is empty'),
    but(charactersIn),
    v.check((value) => value.startsWith('https://') && URL.canParse(value), otherThanHttps),
    v.check((value) => HOST.test(new URL(value).hostname), otherThan(what, example)),
  );
}

function charactersIn(value: string): string | undefined {
  if (/\s/.test(value)) return 'have no blank in it';
  const [found] = NOT_IN_ADDRESSES.exec(value) ?? [];
  if (found === undefined) return undefined;
  const plain = URL.canParse(value) ? new URL(value).origin : '';
  // Letters of other scripts have an ASCII spelling that every host and header accepts.
  return /\P{ASCII}/u.test(found) && plain.includes('//xn--')
    ? `be written as hosts write it, as in ${plain}`
    : (unseenIn(value) ?? `not hold ${JSON.stringify(found)}`);
}

/** What a text must not have, because readers would see what was meant for a program. */
function asShown(value: string): string | false {
  const [sign] = MEANT_FOR_PROGRAMS.exec(value) ?? [];
  if (sign) return `not hold ${sign}: readers would see it as it stands`;
  if (/^(["'“‘「]).*["'”’」]$/.test(value)) return 'not stand in quotation marks: readers would see them';
  return /\ufffd|[ÃÂ][\u0080-\u00bf]|â€/.test(value) && 'be saved as UTF-8: some of its characters got lost';
}

function unseenIn(value: string): string | undefined {
  const code = UNSEEN.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `not hold the character U+${code}, which nobody sees`;
}

/** A message: the value is not what it must be, with a valid example. */
export function otherThan(what: string, example?: string): Sentence {
  return ({ input }) => `is ${shown(input)}, and must be ${what}${example ? `, as in ${example}` : ''}`;
}

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 80 ? `${value.slice(0, 77)}…` : value);
  if (typeof value === 'number') return `the number ${value}`;
  if (value === undefined) return 'not set';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return value !== null && typeof value === 'object' ? 'a group of values' : String(value);
}
