import { type Judgement, judgeLine } from './judge-line.ts';

/** A line that is not sent until the member corrects it, removes it, or accepts it as typed. */
export interface MarkedLine extends Judgement {
  doubt: NonNullable<Judgement['doubt']>;
}

/** A note on a line that needs no decision: the line is shortened, or left out as a duplicate. */
export interface NotedLine {
  rule: string;
  note: 'cut' | 'duplicate' | 'alreadyThere';
}

/** The result of adding a text to the list. */
export interface Addition {
  /** The rules to send, in the order typed. */
  toAdd: string[];
  /** The lines that need a decision first, in the order typed. */
  marked: MarkedLine[];
  noted: NotedLine[];
  /**
   * The number of rules by which the list and `toAdd` exceed the maximum. Above 0 the addition is refused
   * (docs/behaviour/rules.md#limits).
   */
  overBy: number;
  /** True if the list is already at its maximum. The addition is then refused. */
  isFull: boolean;
}

interface AdditionInput {
  text: string;
  existing: readonly string[];
  /** The maximum number of rules; undefined if only the server knows it. */
  max?: number | undefined;
  /** The marked lines that are sent unchanged. */
  kept?: ReadonlySet<string>;
}

const LINE_END = /\r\n?|\n/;

/**
 * The number of lines whose judgements are cached. While a member types in a long text, only the changed line is judged
 * again.
 */
const REMEMBERED = 50_000;
const judged = new Map<string, Judgement>();

/**
 * Plans what adding a text to the list would do (docs/behaviour/rules.md#lines). Domains are case-insensitive, so
 * duplicates are found in any case. The rules are sent as typed.
 *
 * @example planAddition({ text: 'b.com\nC.com\nhttps://d.com/', existing: ['b.com'], max: 2 })
 * // { toAdd: ['C.com'], marked: [{ line: 'https://d.com/', …, correction: ['d.com'] }],
 * //   noted: [{ rule: 'b.com', note: 'alreadyThere' }], overBy: 0, isFull: false }
 */
export function planAddition({ text, existing, max, kept = new Set() }: AdditionInput): Addition {
  const limit = max ?? Number.POSITIVE_INFINITY;
  const there = new Set(existing.map(sameAs));
  const seen = new Set<string>();
  const plan: Addition = { toAdd: [], marked: [], noted: [], overBy: 0, isFull: existing.length >= limit };
  for (const typed of text.split(LINE_END)) {
    const judgement = judge(typed);
    const { line, rule } = judgement;
    if (!rule) continue;
    const isMarked = needsDecision(judgement) && !kept.has(line);
    const key = sameAs(isMarked ? line : rule);
    if (there.has(sameAs(rule))) plan.noted.push({ rule, note: 'alreadyThere' });
    else if (seen.has(key)) plan.noted.push({ rule, note: 'duplicate' });
    else if (isMarked) plan.marked.push(judgement);
    else {
      plan.toAdd.push(rule);
      if (rule !== line) plan.noted.push({ rule, note: 'cut' });
    }
    seen.add(key);
  }
  if (plan.toAdd.length) plan.overBy = Math.max(0, existing.length + plan.toAdd.length - limit);
  return plan;
}

/**
 * The text after marked lines were corrected or removed wherever they occur. With `correct`, a line without a
 * correction stays.
 *
 * @example settleLines('https://b.com\nc.com', [marked], 'correct') // 'b.com\nc.com'
 */
export function settleLines(text: string, lines: readonly MarkedLine[], how: 'correct' | 'remove'): string {
  const wanted = new Set(lines.map(({ line }) => sameAs(line)));
  return text
    .split(LINE_END)
    .flatMap((typed) => {
      const { line, correction } = judge(typed);
      if (!line || !wanted.has(sameAs(line))) return [typed];
      return how === 'remove' ? [] : (correction ?? [typed]);
    })
    .join('\n');
}

/**
 * The text without blank lines, lines that were just added, and lines that are in the list. The lines that remain still
 * need a decision, or were typed in the meantime.
 */
export function withoutAdded(text: string, added: readonly string[], list: readonly string[]): string {
  const gone = new Set([...added, ...list].map(sameAs));
  return text
    .split(LINE_END)
    .filter((typed) => {
      const { rule } = judge(typed);
      return rule && !gone.has(sameAs(rule));
    })
    .join('\n');
}

function needsDecision(judgement: Judgement): judgement is MarkedLine {
  return judgement.doubt !== undefined;
}

function judge(typed: string): Judgement {
  const known = judged.get(typed);
  if (known) return known;
  if (judged.size >= REMEMBERED) judged.clear();
  const judgement = judgeLine(typed);
  judged.set(typed, judgement);
  return judgement;
}

function sameAs(domain: string): string {
  return domain.toLowerCase();
}
