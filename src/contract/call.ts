import * as v from 'valibot';

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
  code: v.number(),
  /** The answer, or the error's text. */
  bean: v.optional(v.unknown()),
  /** True ends the session. */
  logout: v.nullish(v.boolean(), false),
  /** Base64 of UTF-8 JSON `{"cn", "en"}`, only on errors. */
  msg: v.nullish(v.string()),
});

/** The decoded `msg` of an error (docs/api.md#error-text): Chinese for zh and tw, English otherwise. */
export const BilingualMessage = v.object({ cn: v.string(), en: v.string() });

/** The payload of calls that take nothing. */
export const Nothing = v.strictObject({});

/** The bean of calls whose answer only means "done"; its content is ignored. */
export const Done = v.unknown();

/** A text in the three languages, under the API's keys. */
export const Texts = v.object({ zh: v.string(), tw: v.string(), en: v.string() });
export type Texts = v.InferOutput<typeof Texts>;

/** A moment in seconds since the epoch; 0 means "never" where a field says so. */
export const Seconds = v.number();

/** Ids are opaque: the API may send numbers or strings, the site keeps strings. */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/**
 * The two texts of an error's `msg`: base64 of UTF-8 JSON (docs/api.md#error-text). Undefined if it can't be decoded.
 *
 * @example decodeMessage(btoa('{"cn":"no","en":"no"}')) // { cn: 'no', en: 'no' }
 */
export function decodeMessage(msg: string | null | undefined): { cn: string; en: string } | undefined {
  if (!msg) return undefined;
  try {
    const bytes = Uint8Array.from(atob(msg), (character) => character.charCodeAt(0));
    return v.parse(BilingualMessage, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}
