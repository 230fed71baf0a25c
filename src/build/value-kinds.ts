import * as v from 'valibot';

/** What is wrong with a value, as the rest of a sentence that begins with its name; undefined where nothing is. */
export type Problem = string | undefined;

/** Longest that a log may be said to be kept: ten years. More is a slip of the pen. */
const MOST_DAYS = 3_660;

/** Characters that nobody sees, and some of which turn a line around. Joiners of letters are none of them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** What an address may be written with. Others could end a line or a word in a policy, a header or a host's configuration. */
const NOT_IN_ADDRESSES = /[^\w.~:/?#[\]@!&*+=%()-]/;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
/** Of an address of the API nothing may look like a query or a user. */
const BASE = /^(?:(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?|(?=\/))(?:\/[\w.~-]+)*$/;

/** A schema for a value of one kind, whose issues say what is wrong in words. */
export function kind<Value>(problemOf: (value: unknown) => Problem) {
  return v.custom<Value>(
    (value) => problemOf(value) === undefined,
    ({ input }) => problemOf(input) ?? '',
  );
}

/** A value as a sentence shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 80 ? `${value.slice(0, 77)}…` : value);
  if (typeof value === 'number') return `the number ${value}`;
  if (value === undefined) return 'not set';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return value !== null && typeof value === 'object' ? 'a group of values' : String(value);
}

/** That a value is not what it must be, with an example of what would do. */
export function otherThan(value: unknown, what: string, example: string): string {
  return `is ${shown(value)}, and must be ${what}, as in ${example}`;
}

/** A text for people, on one line. */
export function textProblem(value: unknown): Problem {
  if (typeof value !== 'string') return otherThan(value, 'a text', "'Petrel'");
  if (value.trim() === '') return 'is empty';
  return (
    unseenIn(value) ??
    (value === value.trim() ? undefined : `is ${shown(value)}, and must have no blank at its beginning or end`) ??
    (/\s\s/.test(value) ? `is ${shown(value)}, and must have no two blanks in a row` : undefined)
  );
}

/** An address for mail. */
export function mailProblem(value: unknown): Problem {
  const isMail = v.is(v.pipe(v.string(), v.email()), value);
  return isMail ? undefined : otherThan(value, 'a mail address and nothing else', 'support@petrel.example');
}

/** The address of a page or a file elsewhere. */
export function linkProblem(value: unknown): Problem {
  const example = 'https://www.petrel.example/page';
  const problem = addressProblem(value, example);
  if (problem !== undefined || typeof value !== 'string') return problem;
  const { hostname, username, password } = new URL(value);
  if (username || password) return `is ${shown(value)}, and must not hold a user or a password`;
  return HOST.test(hostname) ? undefined : otherThan(value, 'an https address', example);
}

/**
 * No more than `https://`, a host name and perhaps a port.
 *
 * @param why What stands behind the sentence about an address with more than that.
 */
export function originProblem(value: unknown, why = ''): Problem {
  const example = 'https://petrel.example';
  const problem = addressProblem(value, example);
  if (problem !== undefined || typeof value !== 'string') return problem;
  const { origin, hostname } = new URL(value);
  if (!HOST.test(hostname)) return otherThan(value, 'https:// and the name of a host', example);
  return origin === value
    ? undefined
    : `is ${shown(value)}, and must be "${origin}" with nothing before or behind it${why}`;
}

/** Where the API is, or its files: a path of the site's own host, or an https address. This machine needs no https. */
export function baseProblem(value: unknown): Problem {
  const must = 'a path of this site or an https address with no query';
  const example = '/api or https://api.petrel.example';
  if (typeof value !== 'string') return otherThan(value, must, example);
  const [, bare = ''] = /^(.+?)\/+$/.exec(value) ?? [];
  if (BASE.test(bare)) return `is ${shown(value)}, and must be "${bare}", with no slash at its end`;
  if (BASE.test(value)) return undefined;
  return charactersProblem(value) ?? otherThan(value, must, example);
}

/** A switch. */
export function switchProblem(value: unknown): Problem {
  return typeof value === 'boolean' ? undefined : `is ${shown(value)}, and must be true or false`;
}

/** How long something is kept. */
export function daysProblem(value: unknown): Problem {
  return isNumberOfDays(value) ? undefined : otherThan(value, `a whole number of days, 1 to ${MOST_DAYS}`, '30');
}

/** Whether a log is kept, and for how long. What is promised to customers must not be misspelt: half a day is no day. */
export function keptProblem(value: unknown): Problem {
  const { days, ...others } = Object(value);
  const isDays = isNumberOfDays(days) && Object.keys(others).length === 0;
  return value === undefined || value === 'never' || isDays
    ? undefined
    : otherThan(value, "'never' or a number of days", `'never' or { days: 30 }, with 1 to ${MOST_DAYS} days`);
}

/** The first value that stands in a list twice. */
export function repeatedIn(list: readonly unknown[]): Problem {
  const repeated = list.find((value, index) => list.indexOf(value) < index);
  return repeated === undefined ? undefined : `names ${shown(repeated)} twice`;
}

/** What is wrong with an https address, whatever it leads to. */
function addressProblem(value: unknown, example: string): Problem {
  if (typeof value !== 'string') return otherThan(value, 'an https address', example);
  const problem = value === '' ? 'is empty' : charactersProblem(value);
  if (problem !== undefined) return problem;
  if (!value.startsWith('https://')) {
    const meant = `https://${value.replace(/^\w*:?\/*/, (start) => (/[:/]/.test(start) ? '' : start))}`;
    const likely = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/.*)?$/.test(meant) ? meant : example;
    return otherThan(value, 'an https address', likely);
  }
  return URL.canParse(value) ? undefined : otherThan(value, 'an https address', example);
}

function charactersProblem(value: string): Problem {
  if (/\s/.test(value)) return `is ${shown(value)}, and must have no blank in it`;
  const [found] = NOT_IN_ADDRESSES.exec(value) ?? [];
  if (found === undefined) return undefined;
  const plain = URL.canParse(value) ? new URL(value).origin : '';
  // Letters of other scripts have a spelling that every host and header takes.
  return /\P{ASCII}/u.test(found) && plain.includes('//xn--')
    ? `is ${shown(value)}, and must be written as hosts write it, as in ${plain}`
    : (unseenIn(value) ?? `is ${shown(value)}, and must not hold ${JSON.stringify(found)}`);
}

function unseenIn(value: string): Problem {
  const [found] = UNSEEN.exec(value) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `is ${shown(value)}, and must not hold the character U+${code}, which nobody sees`;
}

function isNumberOfDays(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_DAYS;
}
