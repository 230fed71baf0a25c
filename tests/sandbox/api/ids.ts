import type * as v from 'valibot';
import { SentId } from '#contract/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { PAYLOADS } from '#contract/payloads.ts';

/** What the schema of a payload holds, as far as ids are looked for in it. */
type Part = v.GenericSchema & { entries?: Record<string, v.GenericSchema>; options?: readonly Part[] };

/** The field in which a payload has an id, if it has one. A payment method's `mId` is none of them: it is always a number. */
function idFieldOf({ entries = {}, options = [] }: Part): string | undefined {
  const [field] = Object.entries(entries).find(([name, schema]) => schema === SentId && name !== 'mId') ?? [];
  return field ?? options.map(idFieldOf).find((found) => found !== undefined);
}

/** Where the contract's calls take ids; what they get must be of the kind that the setting `ids` names. */
const TAKEN: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  (Object.keys(CALLS) as CallName[]).map((name) => [name, idFieldOf(PAYLOADS[name])]),
);

/** The ids in answers; `*` matches every item of a list. */
const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  skuList: ['goods.*.key'],
  info: ['device.*.id', 'pays.*.id'],
  ticket: ['*.id'],
  ticketAdd: ['id'],
  ticketTouristView: ['info.subject'],
};

/** The first number for ids that are no numbers; larger than 32 bits, as such ids often are. */
const FIRST_NUMBER = 7_000_000_001;

/** Ids as they are sent: the database's texts, or numbers for an API whose ids are numbers. */
export class WireIds {
  readonly #texts: string[] = [];

  /** A bean with numbers instead of its ids. */
  numbered(call: string, bean: unknown): unknown {
    return (ANSWERED[call] ?? []).reduce((changed, path) => this.#numberedAt(changed, path.split('.')), bean);
  }

  /** A payload with its id as the database has it; or a reason, if the id is not of the kind that was sent. */
  taken(call: string, payload: unknown, kind: 'text' | 'number'): { payload: unknown } | { reason: string } {
    const field = TAKEN[call];
    const id = field === undefined ? undefined : (payload as Record<string, unknown>)[field];
    if (field === undefined || id === undefined) return { payload };
    if (typeof id !== (kind === 'text' ? 'string' : 'number'))
      return { reason: `${field}: expected the id as it was sent` };
    return { payload: { ...(payload as object), [field]: this.#textOf(id) } };
  }

  #numberedAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
    if (first === undefined) return this.#numberOf(String(value));
    if (first === '*') return (value as unknown[]).map((item) => this.#numberedAt(item, rest));
    const fields = value as Record<string, unknown>;
    return first in fields ? { ...fields, [first]: this.#numberedAt(fields[first], rest) } : fields;
  }

  #numberOf(text: string): number {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    if (!this.#texts.includes(text)) this.#texts.push(text);
    return FIRST_NUMBER + this.#texts.indexOf(text);
  }

  #textOf(id: unknown): string {
    return (typeof id === 'number' && this.#texts[id - FIRST_NUMBER]) || String(id);
  }
}
