import { parseUrl } from '../../../core/parse-url.ts';

/**
 * Why a line is marked: it is a whole address, several entries in one line, or not like a domain
 * (docs/behaviour/rules.md#marked-lines).
 */
type Doubt = 'address' | 'list' | 'unclear';

/** The judgement of a single line. */
export interface Judgement {
  /** The line, trimmed; may be empty. */
  line: string;
  /** What is sent once the line is accepted: as typed, cut to `RULE_MAX_LENGTH`. */
  rule: string;
  /** Why it is marked; undefined if it looks right. */
  doubt?: Doubt;
  /** What one press replaces it by: one line, or several for a list; undefined if there is no suggestion. */
  correction?: readonly string[];
}

/** A domain rule's line is cut to this many characters. */
export const RULE_MAX_LENGTH = 150;

/** Separators between entries that were typed into one line. */
const SEPARATORS = /[\s,;|，、；]+/;
const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?`;
const NAME = new RegExp(`^(?:\\*?\\.${LABEL}|(?:\\*?\\.)?${LABEL}(?:\\.${LABEL})+)$`, 'u');
const PORT = /:(\d{1,5})$/;

/**
 * Judges a line of the text and suggests what may be meant. Nothing is rewritten: a correction is only offered
 * (docs/behaviour/rules.md#lines).
 *
 * @example judgeLine('*.b.com') // { line: '*.b.com', rule: '*.b.com' }
 * @example judgeLine('https://b.com/path') // { …, doubt: 'address', correction: ['b.com'] }
 * @example judgeLine('b.com, c.com') // { …, doubt: 'list', correction: ['b.com', 'c.com'] }
 * @example judgeLine('hello world') // { line: 'hello world', rule: 'hello world', doubt: 'unclear' }
 */
export function judgeLine(typed: string): Judgement {
  const line = typed.trim();
  const rule = cut(line);
  if (!rule || looksRight(rule)) return { line, rule };
  const entries = line.split(SEPARATORS).filter(Boolean);
  const [first = ''] = entries;
  // A comma or a blank in an address's path is not a separator.
  const isList =
    entries.some((entry) => isMeant(entry)) &&
    entries.length > 1 &&
    (!isAddress(first) || entries.slice(1).some((entry) => entry.includes('.')));
  if (isList) return { line, rule, doubt: 'list', correction: entries };
  const correction = [first, hostOf(first)].find((text) => text !== rule && cut(text) === text && looksRight(text));
  return {
    line,
    rule,
    doubt: isAddress(line) ? 'address' : 'unclear',
    ...(correction && { correction: [correction] }),
  };
}

/**
 * True if the text looks like a rule that the app can apply (docs/behaviour/rules.md#lines).
 *
 * @example ['b.com', '*.b.com', 'd.com:8080', '例子.中国', '10.0.0.0/8', '[::1]:80'].every(looksRight) // true
 * @example ['b', 'b..com', '-b.com', '1.2.3', 'b.com:99999', 'https://b.com'].some(looksRight) // false
 */
export function looksRight(text: string): boolean {
  const port = PORT.exec(text)?.[1];
  const isPort = port !== undefined && Number(port) >= 1 && Number(port) <= 65_535;
  const host = isPort ? text.replace(PORT, '') : text;
  return isName(host) || isIpv4(host) || isIpv6(/^\[(.+)\]$/.exec(host)?.[1] ?? '') || isNetwork(text);
}

/** True if the text is a domain or contains one. */
function isMeant(text: string): boolean {
  return looksRight(text) || looksRight(hostOf(text));
}

/** True for an IP address with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', size = '0', more] = text.split('/');
  if (more !== undefined || !/^\d{1,3}$/.test(size)) return false;
  return (isIpv4(address) && Number(size) <= 32) || (isIpv6(address) && Number(size) <= 128);
}

/**
 * True for two or more labels, or one behind a dot or `*.`, in any script. A number at the end would be an IP address.
 */
function isName(text: string): boolean {
  return NAME.test(text) && !/(?:^|\.)\d+$/.test(text);
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  return /^[\da-f:]+[\da-f:.]*$/i.test(text) && text.includes(':') && parseUrl(`http://[${text}]/`) !== null;
}

function isAddress(text: string): boolean {
  return /[/\\?#@]/.test(text);
}

/**
 * The host of an address or of something like a domain: without scheme, user, port and path, without invisible
 * characters, with plain dots, and without dots at the end.
 *
 * @example hostOf('https://me@www.example.com:8443/a?b#c') // 'www.example.com'
 * @example hostOf('b。com.') // 'b.com'
 */
function hostOf(text: string): string {
  const host = text
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i, '')
    .replace(/[/\\?#].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/[。．｡]/g, '.');
  return (isAddress(text) ? host.replace(/^(\[.*\]|[^:]*):\d*$/, '$1') : host).replace(/\.+$/, '');
}

function cut(line: string): string {
  const characters = line.length > RULE_MAX_LENGTH ? [...line] : [];
  return characters.length > RULE_MAX_LENGTH ? characters.slice(0, RULE_MAX_LENGTH).join('') : line;
}
