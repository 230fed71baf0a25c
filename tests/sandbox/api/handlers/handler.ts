import type * as v from 'valibot';
import type { AnyCall } from '#contract/call.ts';
import type { PayloadOf, PayloadReadOf } from '#contract/calls.ts';
import type { PersonName } from '../../seed/people.ts';
import type { AccountRow } from '../database.ts';
import type { World } from '../world.ts';

/** The bean of a call's answer, before the site's schema fills in defaults. */
export type BeanToSend<C extends AnyCall> = v.InferInput<C['bean']>;

/** What a handler gets: the payload with its ids as the database has them, whatever kind they travel as; `mId` is the merchant's own. */
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

/** A payload that the call accepts, sent as it is by tests, and shown by the reference. A file travels in a form. */
type Example<C extends AnyCall> = PayloadOf<C> | FormData;

/**
 * How one call is served, with an example. A call with `who`, the member who sends the example, needs a member: it is refused without a
 * known token before the handler is asked.
 */
export type Handler<C extends AnyCall> =
  | { who?: undefined; example: Example<C>; answer: Answer<C, AccountRow | undefined> }
  | { who: PersonName; example: Example<C>; answer: Answer<C, AccountRow> };

/** The calls among a contract module's exports. */
type CallsOf<Module> = { [Name in keyof Module as Module[Name] extends AnyCall ? Name : never]: Module[Name] };

/** One handler for each call of a contract module: `satisfies` makes a missing one a type error. */
export type HandlersOf<Module> = {
  [Name in keyof CallsOf<Module>]: CallsOf<Module>[Name] extends infer C extends AnyCall ? Handler<C> : never;
};
