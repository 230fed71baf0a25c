/** Rules for values. A rule's message is the rest of a sentence that starts with the value's name. */
import * as v from 'valibot';
import { LANGUAGE_NAME, LOCALES, type Locale } from '#routes/locales.ts';
import { ofOtherScript } from '../texts/wording.ts';

/**
 * Invisible characters, and blanks other than the usual ones of Latin and Chinese. Some invisible characters reverse
 * the direction of a line. Joiners of letters are allowed.
 */
const UNSEEN = /(?![ \u3000])[\s\p{Cc}\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069]/u;
/** Signs that are meant for a program, and that readers would see: tags, placeholders, HTML entities, Markdown. */
const MEANT_FOR_PROGRAMS =
  /<\/?[a-z!][^<>]*>|<!--|\{\{|\}\}|\$\{|&(?:#x?[\da-f]+|[a-z]{2,8});|\*\*|__|`|\]\(|\\[nrt"']/i;
/**
 * Characters that are not allowed in an address. They could end a line or a word in a policy, a header or a host's
 * configuration.
 */
const NOT_IN_ADDRESSES = /[^\w.~:/?#[\]@!&*+=%()-]/;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
/** An address of the API. It must have no query and no user. */
const BASE = /^(?:(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?|(?=\/))(?:\/[\w.~-]+)*$/;
/** The names of the machine itself. */
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
/** The place for the figure in `writtenAmount`. */
const AMOUNT = '{{amount}}';
/** Characters that are as wide as two Latin letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/gu;

type Sentence = (issue: { input: unknown }) => string;

/** Returns a schema with one message for everything that it refuses: what the value must be, and an example. */
export function must<Value>(what: string, example: string | undefined, schema: v.GenericSchema<Value>) {
  return v.custom<Value>((value) => v.is(schema, value), otherThan(what, example));
}

/**
 * Returns a rule for a text. If a text breaks it, `problem` returns the words after "and must": what the text must be,
 * have or do instead.
 */
function but(problem: (value: string) => string | false | undefined) {
  return v.check<string, Sentence>(
    (value) => !problem(value),
    ({ input }) => `is ${shown(input)}, and must ${problem(String(input))}`,
  );
}

/** A text on one line, without invisible characters. */
export const plain = v.pipe(
  v.string(otherThan('a text', "'Petrel'")),
  v.regex(/\S/, 'is empty'),
  but(unseenIn),
  but((value) => /^\s|\s$|\s\s/.test(value) && 'have no blank at its ends, and no two in a row'),
);

/** A text for people, on one line. */
export const text = v.pipe(plain, but(asShown));

/**
 * Returns the rule for a text that must fit into `widest` Latin letters. `place` says in the message which place has
 * that space.
 */
export function textWithin(widest: number, place: string) {
  const problem = `be no longer than ${widest} letters, or ${widest / 2} Chinese characters, which is what ${place}`;
  return v.pipe(
    text,
    but((value) => [...value].length + (value.match(WIDE)?.length ?? 0) > widest && problem),
  );
}

/** How an amount of money is written, with a place for its figure. */
export const writtenAmount = v.pipe(
  plain,
  but((value) => value.split(AMOUNT).length !== 2 && `hold ${AMOUNT} once, as in "${AMOUNT} 元" or "£${AMOUNT}"`),
  but((value) => /\d/.test(value) && `hold no figure but ${AMOUNT}`),
  but((value) => asShown(value.replace(AMOUNT, ''))),
);

/** Returns the rule for a whole number from 1 to `most`. */
export function whole(most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
}

/** The name of a country or place whose law applies. The site's texts add the word for law themselves. */
export const place = v.pipe(
  text,
  but(
    (value) =>
      (/\blaws?\b/i.test(value) || /法(?:律|规|規|域)?$/.test(value)) &&
      'be the place alone, without the word for law, as in Singapore',
  ),
);

/** The https address of a page or a file on another site. */
export const link = v.pipe(
  httpsAddress('an https address', 'https://www.petrel.example/page'),
  but((value) => /^https:\/\/[^/?#]*@/.test(value) && 'not hold a user or a password'),
);

/**
 * The rule for an origin: `https://`, a host name and perhaps a port.
 *
 * @param why Is added to the message about an address with more than that.
 */
export function origin(why = '') {
  return v.pipe(
    httpsAddress('https:// and the name of a host', 'https://petrel.example'),
    but((value) => {
      const { origin: bare } = new URL(value);
      return bare !== value && `be "${bare}" with nothing before or behind it${why}`;
    }),
  );
}

/** The address of a server behind the site's host: an https address, or http on this machine. It has no path. */
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

/** The address of the API or its files: a path on the site's host, or an https address. On this machine http is allowed. */
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

/** Returns the rule for a list of values of one shape, without repeats. */
export function list<Value>(shape: v.GenericSchema<Value>) {
  return v.pipe(v.array(shape, otherThan('a list', "['…', '…']")), withoutRepeats());
}

/** Returns the rule that no value of a list may occur twice. */
export function withoutRepeats<List extends readonly unknown[]>() {
  const repeatedIn = (all: List) => all.find((value, index) => all.indexOf(value) < index);
  return v.check<List, (issue: v.CheckIssue<List>) => string>(
    (all) => repeatedIn(all) === undefined,
    ({ input }) => `names ${shown(repeatedIn(input))} twice`,
  );
}

/** Returns the rule for values by name: exactly these names are allowed. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (isMissing(issue)) return `has no ${String(issue.path?.at(-1)?.key)}, which must be there`;
    if (issue.expected === 'never') return `is none of ${names.join(', ')}`;
    return otherThan('a group of values', `{ ${names.join(': …, ')}: … }`)(issue);
  });
}

/**
 * Returns the rule for a text in a language. If the language is Chinese, characters of the other script look wrong to
 * its readers, so they are refused.
 */
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

/** Returns the rule for a value in each language. `shapeIn` returns the rule for one language. */
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

/** Returns whether an issue is about a missing value. The path of the issue is then that of the missing value. */
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

/**
 * Returns what a text must not have because readers would see signs that are meant for a program. False if nothing is wrong.
 */
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

/**
 * Returns a message which says that the value is not what it must be. The message shows a valid example, if there is one.
 */
export function otherThan(what: string, example?: string): Sentence {
  return ({ input }) => `is ${shown(input)}, and must be ${what}${example ? `, as in ${example}` : ''}`;
}

/** Returns a value as a message shows it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 80 ? `${value.slice(0, 77)}…` : value);
  if (typeof value === 'number') return `the number ${value}`;
  if (value === undefined) return 'not set';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return value !== null && typeof value === 'object' ? 'a group of values' : String(value);
}
