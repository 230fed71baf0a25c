import type * as v from 'valibot';
import './account.ts';
import './activity.ts';
import './invite.ts';
import './rules.ts';
import './shop.ts';
import './tickets.ts';
import { type AnyCall, DESCRIBED } from './call.ts';
import type * as contract from './index.ts';

/** Every call, by its name. */
export type Calls = {
  [Name in keyof typeof contract as (typeof contract)[Name] extends AnyCall ? Name : never]: (typeof contract)[Name];
};

/** The name of a call. */
export type CallName = keyof Calls;

/** All calls by their names, as the files above describe them. */
export const CALLS = DESCRIBED as unknown as Calls;

/** The contract's constant that says what a call takes: `loginPayload` for `login`. */
type PayloadSchema<C extends AnyCall> = (typeof contract)[`${C['name']}Payload` & keyof typeof contract];

/** What a call takes. */
export type PayloadOf<C extends AnyCall> = Extract<v.InferInput<PayloadSchema<C> & v.GenericSchema>, object>;

/** What is read of a call's payload. */
export type PayloadReadOf<C extends AnyCall> = v.InferOutput<PayloadSchema<C> & v.GenericSchema>;
