/** What became of a line: `ok`, `reducedFromUrl` and `cut` are added; the others are dropped. */
type DomainNote = 'ok' | 'reducedFromUrl' | 'cut' | 'duplicate' | 'alreadyThere' | 'blank';

/** One line of the textarea. */
export interface DomainLine {
  raw: string;
  /** What would be added; empty when blank. */
  domain: string;
  note: DomainNote;
}

/** What adding a text would do to the list. */
export interface Addition {
  /** In the order typed, without blanks and duplicates. */
  toAdd: string[];
  /** Lines that repeat another one or the list. Blank lines are left out, as they need no explanation. */
  dropped: DomainLine[];
  /** The list and `toAdd` together exceed the maximum: refuse (docs/behaviour/rules.md#limits). */
  tooMany: boolean;
  /** By how many. */
  overBy: number;
  /** The list is at its maximum already: refuse. */
  full: boolean;
}

/** A domain rule's line is cut to this many characters. */
export const DOMAIN_MAX_LENGTH = 150;

/**
 * Each line of a text, with the domain it stands for and what becomes of it (docs/behaviour/rules.md#lines).
 *
 * @example parseDomainLines('https://A.com/x\n\na.com', [])
 * // [{ raw: 'https://A.com/x', domain: 'a.com', note: 'reducedFromUrl' },
 * //  { raw: '', domain: '', note: 'blank' }, { raw: 'a.com', domain: 'a.com', note: 'duplicate' }]
 */
export function parseDomainLines(text: string, existing: readonly string[] = []): DomainLine[] {
  const there = new Set(existing.map((domain) => domain.toLowerCase()));
  const seen = new Set<string>();
  return text.split(/\r\n?|\n/).map((raw) => {
    const whole = toDomain(raw);
    const domain = cut(whole);
    const note = noteOf({ raw, whole, domain, isThere: there.has(domain), isSeen: seen.has(domain) });
    seen.add(domain);
    return { raw, domain, note };
  });
}

/**
 * What adding a text to the list would do. Nothing should be sent when `full` or `tooMany`, or when `toAdd` is empty.
 *
 * @example planAddition({ text: 'b.com\nc.com', existing: ['a.com', 'b.com'], max: 2 })
 * // { toAdd: ['c.com'], dropped: [{ raw: 'b.com', … note: 'alreadyThere' }], tooMany: true, overBy: 1, full: true }
 */
export function planAddition({
  text,
  existing,
  max,
}: {
  text: string;
  existing: readonly string[];
  max: number;
}): Addition {
  const lines = parseDomainLines(text, existing);
  const isDropped = ({ note }: DomainLine) => note === 'duplicate' || note === 'alreadyThere';
  const toAdd = lines.filter((line) => line.note !== 'blank' && !isDropped(line)).map(({ domain }) => domain);
  const overBy = toAdd.length ? Math.max(0, existing.length + toAdd.length - max) : 0;
  return { toAdd, dropped: lines.filter(isDropped), tooMany: overBy > 0, overBy, full: existing.length >= max };
}

/**
 * The host of a pasted address, or the line itself. Decided: people paste addresses, but a rule is a domain. So scheme, user, port,
 * path, a leading `*.` and dots at the ends are removed, and letters become lower case; an IDN, or anything that is not an address,
 * stays as typed.
 *
 * @example toDomain('https://me@www.Example.com:8443/a?b#c') // 'www.example.com'
 * @example toDomain('*.例子.中国.') // '例子.中国'
 */
function toDomain(line: string): string {
  const host = line
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/^([^:]*|\[.*\]):\d*$/, '$1');
  return host
    .replace(/^[*.\s]*\.|^\*$/, '')
    .replace(/[.\s]+$/, '')
    .trim();
}

function cut(domain: string): string {
  const characters = [...domain];
  return characters.length <= DOMAIN_MAX_LENGTH
    ? domain
    : characters
        .slice(0, DOMAIN_MAX_LENGTH)
        .join('')
        .replace(/[.\s]+$/, '');
}

function noteOf(line: { raw: string; whole: string; domain: string; isThere: boolean; isSeen: boolean }): DomainNote {
  if (!line.domain) return 'blank';
  if (line.isThere) return 'alreadyThere';
  if (line.isSeen) return 'duplicate';
  if (line.domain !== line.whole) return 'cut';
  return line.whole === line.raw.trim().toLowerCase() ? 'ok' : 'reducedFromUrl';
}
