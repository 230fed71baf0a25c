import * as v from 'valibot';
import { Amount, asText, Flag, Optional } from './fields.ts';

/**
 * One call of the seller's API. Its payload is a constant beside it, such as `loginPayload` (docs/api.md#making-a-call).
 */
export interface Call<Name extends string, Bean extends v.GenericSchema> {
  /** The last part of the address: `POST {API base}/Website/{name}`. */
  readonly name: Name;
  /** The `bean` of a successful answer. */
  readonly bean: Bean;
  /** True if the call changes nothing. Then it may be sent again to another address (docs/api.md#several-addresses). */
  readonly isRead: boolean;
}

/** Any call. */
export type AnyCall = Call<string, v.GenericSchema>;

/** A call's bean, with defaults filled in. */
export type BeanOf<C extends AnyCall> = v.InferOutput<C['bean']>;

/** All described calls by name. */
export const DESCRIBED: Record<string, AnyCall> = {};

/** Describes a call that changes something. This includes calls that count attempts, send mail or sign in. */
export function describeCall<const Name extends string, Bean extends v.GenericSchema>(
  name: Name,
  bean: Bean,
): Call<Name, Bean> {
  return note({ name, bean, isRead: false });
}

/** Describes a call that only reads. */
export function describeRead<const Name extends string, Bean extends v.GenericSchema>(
  name: Name,
  bean: Bean,
): Call<Name, Bean> {
  return note({ name, bean, isRead: true });
}

function note<C extends AnyCall>(call: C): C {
  DESCRIBED[call.name] = call;
  return call;
}

/** An id that is sent back to the API exactly as it came. */
export const SentId = /* @__PURE__ */ v.union([v.string(), v.number()]);

/** The payload of calls without parameters. */
export const Nothing = /* @__PURE__ */ v.strictObject({});

/**
 * Joins the fields of two objects. With a spread, bundlers would keep a payload's schema in the site's scripts.
 * @__NO_SIDE_EFFECTS__
 */
export function joined<One extends object, Other extends object>(one: One, other: Other): One & Other {
  return { ...one, ...other };
}

/** The wrapper around every answer (docs/api.md#wrapper). Everything but `code` may be missing. */
export const Wrapper = v.object({
  /** 200 is success; anything else is an error. */
  code: Amount,
  /** The answer, or the text of an error. */
  bean: v.nullish(v.unknown()),
  /** True ends the session. */
  logout: Optional(Flag, false),
  /** Base64 of UTF-8 JSON `{"cn", "en"}`, only on errors. */
  msg: v.nullish(v.unknown()),
});

/** The bean of calls whose answer only means "done". Its content is ignored. */
export const Done = v.unknown();

/**
 * Decodes the two texts of an error's `msg` (docs/api.md#error-text). A missing text is empty. Returns undefined if `msg`
 * can't be decoded.
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
