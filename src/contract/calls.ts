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
