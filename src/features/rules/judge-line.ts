import { parseUrl } from '#core/parse-url.ts';

/**
 * Why a line is marked (docs/behaviour/rules.md#marked-lines):
 * - `address`: it is a whole address;
 * - `list`: it has more than one domain, or more than a domain;
 * - `aside`: it is a note or an instruction from a list for another program;
 * - `unclear`: it does not look like a domain.
 */
type Doubt = 'address' | 'list' | 'aside' | 'unclear';

/** The judgement of a single line. */
export interface Judgement {
  /** The line, trimmed. It may be empty. */
  line: string;
  /** The rule that is sent if the line is accepted: the line as typed, shortened to `RULE_MAX_LENGTH`. */
  rule: string;
  /** Why the line is marked; undefined if it looks right. */
  doubt?: Doubt;
  /**
   * The lines that replace the line if the member accepts the suggestion. A list has several, a note none. Undefined if
   * there is no suggestion.
   */
  correction?: readonly string[];
}

/** The maximum length of a rule, in characters. Longer lines are shortened. */
export const RULE_MAX_LENGTH = 150;

/** Matches what separates and surrounds the entries of one line, in lists that people and programs write. */
const SEPARATORS = /[\s,;|，、；"'`“”‘’「」]+/;
/**
 * Matches lines without a domain of their own. These are comments, exceptions and headings of hosts files, filter lists
 * (`! …`, `@@…`, `[Adblock]`), dnsmasq, YAML and JSON. They are also rules of Clash and other programs that match
 * something else than a domain.
 */
const ASIDE =
  /^(?:#|!|@@|;\s|\/\/\s|---|\[[^\].:]*(?:\d\.\d)?\]$|["']?[\w-]+["']?\s*:\s*[[{]?$|[[\]{},\s]+$|(?:-\s*)?["']?(?:IP-|SRC-|DST-|GEO|PROCESS-|RULE-SET|URL-REGEX|USER-AGENT|DOMAIN-(?:KEYWORD|REGEX)|HOST-KEYWORD|MATCH\b|FINAL\b|keyword:|regexp:|geosite:))/i;
/** Matches a comment after an entry. */
const REMARK = /\s(?:#|\/\/).*$/s;
/** Matches a line of dnsmasq: one or more domains between slashes. */
const DNSMASQ = /^(?:server|address|local|ipset|nftset)=\/(.+)\/[^/]*$/;
/**
 * Match what other programs' lists write before a domain (`BEFORE`) and after it (`BEHIND`). The lookbehind keeps the time
 * short: a long run of brackets is tried only once, from its start.
 */
const BEFORE = /^(?:[([{<]+|\(?\d+\)|(?:domain|full|host)(?:-suffix)?:|\+\.)+/i;
const BEHIND = /(?<![\])}>])[\])}>]+$|\^.*$/s;
const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?`;
const NAME = new RegExp(`^(?:\\*?\\.${LABEL}|(?:\\*?\\.)?${LABEL}(?:\\.${LABEL})+)$`, 'u');
const PORT = /:(\d{1,5})$/;

/**
 * Judges a line of the text and suggests a correction. It rewrites nothing: the correction is only offered
 * (docs/behaviour/rules.md#lines).
 *
 * @example judgeLine('*.b.com') // { line: '*.b.com', rule: '*.b.com' }
 * @example judgeLine('https://b.com/path') // { …, doubt: 'address', correction: ['b.com'] }
 * @example judgeLine('b.com, c.com') // { …, doubt: 'list', correction: ['b.com', 'c.com'] }
 * @example judgeLine('0.0.0.0 ads.b.com # x') // { …, doubt: 'list', correction: ['ads.b.com'] }
 * @example judgeLine('# my list') // { …, doubt: 'aside', correction: [] }
 * @example judgeLine('hello world') // { line: 'hello world', rule: 'hello world', doubt: 'unclear' }
 */
export function judgeLine(typed: string): Judgement {
  const line = typed.trim();
  const rule = cut(line);
  if (!rule || looksRight(rule)) return { line, rule };
  if (ASIDE.test(line)) return { line, rule, doubt: 'aside', correction: [] };
  const entries = line
    .replace(REMARK, '')
    .replace(DNSMASQ, (_, domains: string) => domains.replaceAll('/', ' '))
    .split(SEPARATORS)
    .map((entry) => entry.replace(BEFORE, '').replace(BEHIND, ''))
    .filter(Boolean);
  const [first = '', ...others] = entries;
  // A comma or a space in the path of an address is not a separator.
  if (others.length > 0 && (!isAddress(first) || domainsIn(others).length > 0)) {
    const domains = domainsIn(entries);
    if (domains.length > 0) return { line, rule, doubt: 'list', correction: domains };
    // This is a line of a hosts file that names only machines.
    if (isMachine(first)) return { line, rule, doubt: 'aside', correction: [] };
  }
  const correction = [first, hostOf(first)].find((text) => text !== rule && cut(text) === text && looksRight(text));
  return {
    line,
    rule,
    doubt: isAddress(line) ? 'address' : 'unclear',
    ...(correction && (entries.length === 1 || isAddress(first)) && { correction: [correction] }),
  };
}

/**
 * The rules in a line's entries, each once. In a hosts file an IP address is only the target of the domains beside it.
 * So IP addresses count only if the line has nothing else, and if none of them matches `NOWHERE`. Domains of mail
 * addresses count only if there are no other domains.
 */
function domainsIn(entries: readonly string[]): string[] {
  const meant = entries.flatMap((entry) => {
    const text = [entry, hostOf(entry)].find((one) => looksRight(one) && cut(one) === one);
    return text ? [{ text, isMail: /^[^/]+@/.test(entry) }] : [];
  });
  const domains = meant.filter(({ text }) => !isMachine(text));
  const written = domains.filter(({ isMail }) => !isMail);
  const isOnlyMachines = meant.length === entries.length && !meant.some(({ text }) => NOWHERE.test(text));
  const [chosen = []] = [written, domains, isOnlyMachines ? meant : []].filter((list) => list.length > 0);
  return [...new Set(chosen.map(({ text }) => text))];
}

/** Matches addresses that lead to this machine, to none or to all. */
const NOWHERE = /^(?:0\.0\.0\.0|127\.[\d.]+|255\.255\.255\.255|::1?|fe80:.*|ff0\d:.*)$/i;

/**
 * Does the text look like a rule that the app can apply (docs/behaviour/rules.md#lines)?
 *
 * @example ['b.com', '*.b.com', 'd.com:8080', '例子.中国', '10.0.0.0/8', '[::1]:80'].every(looksRight) // true
 * @example ['b', 'b..com', '-b.com', '1.2.3', 'b.com:99999', 'https://b.com'].some(looksRight) // false
 */
export function looksRight(text: string): boolean {
  return isName(withoutPort(text)) || isMachine(text);
}

/** Is the text an IP address? It may have a port or a prefix length. */
function isMachine(text: string): boolean {
  const host = withoutPort(text);
  return isIpv4(host) || isIpv6(/^\[(.+)\]$/.exec(host)?.[1] ?? '') || isNetwork(text);
}

function withoutPort(text: string): string {
  const port = Number(PORT.exec(text)?.[1]);
  return port >= 1 && port <= 65_535 ? text.replace(PORT, '') : text;
}

/** Is the text an IP address? It may have a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', size = '0', more] = text.split('/');
  if (more !== undefined || !/^\d{1,3}$/.test(size)) return false;
  return (isIpv4(address) && Number(size) <= 32) || (isIpv6(address) && Number(size) <= 128);
}

/**
 * Is the text a domain name, in any script? It has two or more labels, or one label after a dot or `*.`. A number at
 * the end would make it an IP address.
 */
function isName(text: string): boolean {
  return NAME.test(text) && !/(?:^|\.)\d+$/.test(text);
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  return /^[\da-f:][\da-f:.]*$/i.test(text) && text.includes(':') && parseUrl(`http://[${text}]/`) !== null;
}

function isAddress(text: string): boolean {
  return /[/\\?#@]/.test(text);
}

/**
 * The host of an address or of a text like a domain. Removes scheme, user, port, path, invisible characters and dots at
 * the end. Replaces full-width dots by plain ones.
 *
 * @example hostOf('https://me@www.example.com:8443/a?b#c') // 'www.example.com'
 * @example hostOf('b。com.') // 'b.com'
 */
function hostOf(text: string): string {
  const host = text
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/^(?:[a-z*][a-z\d+.-]*:)?[/\\]{2}/i, '')
    .replace(/[/\\?#].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/[。．｡]/g, '.');
  return (isAddress(text) ? host.replace(/^(\[.*\]|[^:]*):\d*$/, '$1') : host).replace(/(?<!\.)\.+$/, '');
}

function cut(line: string): string {
  const characters = line.length > RULE_MAX_LENGTH ? [...line] : [];
  return characters.length > RULE_MAX_LENGTH ? characters.slice(0, RULE_MAX_LENGTH).join('') : line;
}
