import type * as v from 'valibot';
import type { AnyCall } from '#contract/call.ts';
import type { PayloadOf, PayloadReadOf } from '#contract/calls.ts';
import type { PersonName } from '../../seed/people.ts';
import type { AccountRow } from '../database.ts';
import type { World } from '../world.ts';

/** The bean of a call's answer, before the site's schema fills in defaults. */
export type BeanToSend<C extends AnyCall> = v.InferInput<C['bean']>;

/**
 * The payload that a handler gets. Its ids are texts, as in the database, even if they were sent as numbers. `mId`
 * stays as it was sent.
 */
type PayloadRead<C extends AnyCall> = IdsAsText<PayloadReadOf<C>>;
type IdsAsText<Payload> = {
  [Field in keyof Payload]: Field extends 'mId'
    ? Payload[Field]
    : string | number extends Payload[Field]
      ? string
      : Payload[Field];
};
type Answer<C extends AnyCall, Member> = (
  payload: PayloadRead<C>,
  context: { world: World; member: Member },
) => BeanToSend<C> | Promise<BeanToSend<C>>;

/** A payload that the call accepts. Tests send it unchanged, and the API reference shows it. A file is sent in a form. */
type Example<C extends AnyCall> = PayloadOf<C> | FormData;

/**
 * The handler of one call, with an example. If `who` names a member, that member sends the example, and the call needs
 * a member. Such a call is refused without a known token before the handler runs.
 */
export type Handler<C extends AnyCall> =
  | { who?: undefined; example: Example<C>; answer: Answer<C, AccountRow | undefined> }
  | { who: PersonName; example: Example<C>; answer: Answer<C, AccountRow> };

/** The calls among a contract module's exports. */
type CallsOf<Module> = { [Name in keyof Module as Module[Name] extends AnyCall ? Name : never]: Module[Name] };

/** One handler for each call of a contract module. With `satisfies`, a missing handler is a type error. */
export type HandlersOf<Module> = {
  [Name in keyof CallsOf<Module>]: CallsOf<Module>[Name] extends infer C extends AnyCall ? Handler<C> : never;
};
