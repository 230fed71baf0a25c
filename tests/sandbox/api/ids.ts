import type * as v from 'valibot';
import { SentId } from '#contract/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { PAYLOADS } from '#contract/payloads.ts';

/** The parts of a payload's schema that are searched for ids. */
type Part = v.GenericSchema & { entries?: Record<string, v.GenericSchema>; options?: readonly Part[] };

/**
 * Returns the field of a payload that contains an id, if there is one. `mId` does not count: it is sent as the merchant
 * has it.
 */
function idFieldOf({ entries = {}, options = [] }: Part): string | undefined {
  const [field] = Object.entries(entries).find(([name, schema]) => schema === SentId && name !== 'mId') ?? [];
  return field ?? options.map(idFieldOf).find((found) => found !== undefined);
}

/** The field with the id in the payload of each call. The id must be of the kind that the setting `ids` names. */
const TAKEN: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  (Object.keys(CALLS) as CallName[]).map((name) => [name, idFieldOf(PAYLOADS[name])]),
);

/** The places of ids in answers. `*` matches every item of a list. */
const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  skuList: ['goods.*.key'],
  info: ['device.*.id', 'pays.*.id'],
  ticket: ['*.id'],
  ticketAdd: ['id'],
  ticketTouristView: ['info.subject'],
};

/** The first number for an id that is not numeric. It has more than 32 bits, as such ids often have. */
const FIRST_NUMBER = 7_000_000_001;

/**
 * Translates between the ids of the database, which are texts, and the ids that are sent. They are numbers if the API's
 * ids are numbers.
 */
export class WireIds {
  readonly #texts: string[] = [];

  /** Returns a bean with numbers instead of its ids. */
  numbered(call: string, bean: unknown): unknown {
    return (ANSWERED[call] ?? []).reduce((changed, path) => this.#numberedAt(changed, path.split('.')), bean);
  }

  /**
   * Returns a payload with the id as the database has it. If the id is not of the kind that was sent, returns the
   * reason for a refusal.
   */
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
