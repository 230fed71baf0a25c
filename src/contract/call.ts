import * as v from 'valibot';
import { Amount, asText, Flag, Optional } from './fields.ts';

/** One call of the seller's API: its address, what it takes and what it answers (docs/api.md#making-a-call). */
export interface Call<Payload extends v.GenericSchema, Bean extends v.GenericSchema> {
  /** Last part of the address: `POST {API base}/Website/{name}`. */
  readonly name: string;
  /** What the site sends. The sandbox checks it and refuses anything else; the site uses only its type. */
  readonly payload: Payload;
  /** What a successful answer carries in `bean`. */
  readonly bean: Bean;
}

/** Any call. */
export type AnyCall = Call<v.GenericSchema, v.GenericSchema>;

/** What a call takes. */
export type PayloadOf<C extends AnyCall> = v.InferInput<C['payload']>;

/** What a call answers, with defaults filled in. */
export type BeanOf<C extends AnyCall> = v.InferOutput<C['bean']>;

/**
 * Describes one call. The site imports the result to send the call, the sandbox to serve it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function describeCall<Payload extends v.GenericSchema, Bean extends v.GenericSchema>(
  name: string,
  payload: Payload,
  bean: Bean,
): Call<Payload, Bean> {
  return { name, payload, bean };
}

/** The wrapper around every answer (docs/api.md#wrapper). Everything but `code` may be missing. */
export const Wrapper = v.object({
  /** 200 is success; anything else is an error. */
  code: Amount,
  /** The answer, or the error's text. */
  bean: v.nullish(v.unknown()),
  /** True ends the session. */
  logout: Optional(Flag, false),
  /** Base64 of UTF-8 JSON `{"cn", "en"}`, only on errors. */
  msg: v.nullish(v.unknown()),
});

/** The payload of calls that take nothing. */
export const Nothing = v.strictObject({});

/** The bean of calls whose answer only means "done"; its content is ignored. */
export const Done = v.unknown();

/** An id that goes back to the API, as it came. */
export const SentId = v.union([v.string(), v.number()]);

/**
 * The two texts of an error's `msg`: base64 of UTF-8 JSON (docs/api.md#error-text), empty in a language that it lacks. Undefined if it
 * can't be decoded, or has none.
 *
 * @example decodeMessage(btoa('{"cn":"no","en":"no"}')) // { cn: 'no', en: 'no' }
 */
export function decodeMessage(msg: unknown): { cn: string; en: string } | undefined {
  if (typeof msg !== 'string') return undefined;
  try {
    const bytes = Uint8Array.from(atob(msg), (character) => character.charCodeAt(0));
    const texts = Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    const [cn, en] = [asText(texts.cn) ?? '', asText(texts.en) ?? ''];
    return cn || en ? { cn, en } : undefined;
  } catch {
    return undefined;
  }
}
