import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { Merchant } from '../../src/contract/shop.ts';
import { MERCHANT_NAMES } from '../../src/contract/values/shop.ts';
import type { WithEntries } from '../api/schemas.ts';
import { itemPlace, type Part } from './read.ts';
import { SLACK_SECONDS, when } from './time.ts';

/** No date of the business is older: 2000-01-01. */
const OLDEST_SECONDS = 946_684_800;

/** Fields that say when something has happened, as opposed to when it ends. */
const PAST = /(^|\.)(date|linkTime)$/;

/** The kinds of texts that the seller has written, not a customer. */
const OWN_TEXTS = ['a text in zh, tw and en', 'a text in cn and en'];

/** What two items with one id cost, by list. */
const TWINS: Readonly<Record<string, string>> = {
  goods: 'an order names the key alone, so one is sold as the other',
  payArray: 'an order names it, so one may be paid as the other',
  device: 'who unbinds one may unbind the other',
  pays: 'its receipt may be the other’s',
  '': 'who opens one may read the other',
};

/**
 * Remarks on parts of an answer that the site can read, but that are probably mistakes, at this moment of the server's
 * (seconds since the epoch).
 */
export function remarksAt(now: number): (part: Part) => void {
  return (part) => {
    const { schema, value } = part;
    if ((schema as Partial<WithEntries>).entries === (Merchant as unknown as WithEntries).entries) onMethod(part);
    else if (Array.isArray(value) && schema.type === 'array') onList(part);
    else if (schema.expects === 'a moment') onMoment(part, now);
    else if (OWN_TEXTS.includes(schema.expects)) onTexts(part);
  };
}

function onMethod({ value, note }: Part): void {
  const { name, l1, l2 } = value as Record<string, unknown>;
  if (typeof name === 'string' && name.trim() && !MERCHANT_NAMES.some((known) => known === name)) {
    note('tolerated', `is none of ${MERCHANT_NAMES.join(', ')}: ${JSON.stringify(name)} is shown as it is`, 'name');
  }
  for (const [key, own, other] of [
    ['l1', l1, l2],
    ['l2', l2, l1],
  ] as const) {
    if (own == null && other != null) note('tolerated', 'is missing, beside the other one: taken as no', key);
  }
}

/** Items that can't be told apart: with one id, or domains that are the same. */
function onList({ schema, value: items, place, note }: Part): void {
  const { item } = schema as v.ArraySchema<v.GenericSchema, undefined>;
  const { entries = {} } = item as Partial<WithEntries>;
  const [id] = Object.entries(entries).find(([, entry]) => entry.expects === 'an id') ?? [];
  if (!id && item.expects !== 'a domain') return;
  const seen = new Map<string, number>();
  for (const [index, one] of (items as unknown[]).entries()) {
    const value = id ? Object(one)[id] : one;
    if (!/^(string|number)$/.test(typeof value)) continue;
    // As an address holds it, in which a number is a text.
    const own = String(value);
    const first = seen.get(own);
    const other = [place, first].filter((part) => part !== '').join('.');
    if (first === undefined) seen.set(own, index);
    else if (!id) note('tolerated', `is the same as ${other}: it is listed twice`, `${index}`);
    else {
      const cost = TWINS[place] ?? 'one can’t be told from the other';
      const weight = place === 'goods' ? 'unusable' : 'tolerated';
      note(weight, `is also that of ${other}: ${cost}`, `${itemPlace(index, one)}.${id}`);
    }
  }
}

function onMoment({ schema, value, place, note }: Part, now: number): void {
  const moment = v.parse(schema, value) as number;
  if (moment === 0) return;
  if (moment < OLDEST_SECONDS) {
    note(
      'tolerated',
      `is read as ${new Date(moment * 1000).toISOString().slice(0, 10)}: seconds since 1970 are expected`,
    );
  } else if (PAST.test(place) && moment > now + SLACK_SECONDS) {
    note('tolerated', `is ${when(moment, now)}: is it local time, where UTC is expected?`);
  }
}

/** Texts of the server's own that have lost their letters on the way from its database. */
function onTexts({ value, note }: Part): void {
  for (const [key, text] of Object.entries(typeof value === 'string' ? { '': value } : Object(value))) {
    if (typeof text !== 'string') continue;
    if (/^\?+$/.test(text)) note('unusable', 'is question marks alone: its letters are lost', key);
    const meant = decodedOnce(text);
    if (meant) note('unusable', `is encoded twice: "${meant.slice(0, 20)}" was meant`, key);
  }
}

/** The characters of windows-1252, by which databases store the bytes of UTF-8 if they take it for Latin. */
const LATIN = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

/** What a text means whose characters are bytes of UTF-8; undefined for any other. */
function decodedOnce(text: string): string | undefined {
  const bytes = Array.from(text, (character) => LATIN.get(character) ?? character.charCodeAt(0));
  if (!bytes.some((byte) => byte > 0x7f) || bytes.some((byte) => byte > 0xff)) return undefined;
  return isUtf8(Buffer.from(bytes)) ? Buffer.from(bytes).toString('utf8') : undefined;
}
