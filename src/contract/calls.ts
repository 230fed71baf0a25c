/**
 * The seller's API. Each call has a constant with the schema of its answer, and one with the schema of its payload
 * (overview: docs/api.md#the-api). The site's calls and the sandbox's handlers both use them. Backend engineers can read
 * them as the reference.
 */
import type * as v from 'valibot';
import { type AnyCall, DESCRIBED } from './call.ts';
import type * as contract from './calls.ts';

export * from './account.ts';
export * from './activity.ts';
export * from './call.ts';
export * from './fields.ts';
export * from './invite.ts';
export * from './rules.ts';
export * from './shop.ts';
export * from './tickets.ts';

type Names = Exclude<keyof typeof contract, 'CALLS'>;

/** Every call, by its name. */
export type Calls = {
  [Name in Names as (typeof contract)[Name] extends AnyCall ? Name : never]: (typeof contract)[Name];
};

/** The name of a call. */
export type CallName = keyof Calls;

/** All calls by their names. The modules that this file imports describe them. */
export const CALLS: Calls = DESCRIBED as unknown as Calls;

/** The constant with the schema of a call's payload: `loginPayload` for `login`. */
export type PayloadSchema<Name extends string> = (typeof contract)[`${Name}Payload` & Names];

/** The payload that a caller passes. */
export type PayloadOf<C extends AnyCall> = Extract<v.InferInput<PayloadSchema<C['name']> & v.GenericSchema>, object>;

/** The payload after its schema has read it. */
export type PayloadReadOf<C extends AnyCall> = v.InferOutput<PayloadSchema<C['name']> & v.GenericSchema>;
