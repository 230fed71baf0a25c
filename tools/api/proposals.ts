import type { CallName } from '../../src/contract/calls.ts';
import type { JsonSchema } from './kinds.ts';

/** A call that the site would make if the API had it. */
export interface ProposedCall {
  name: string;
  tag: string;
  summary: string;
  /** What the site does without it, and would do with it. */
  why: string;
  payload: JsonSchema;
  bean: JsonSchema;
  example: { payload: unknown; bean: unknown };
}

const text: JsonSchema = { type: 'string' };
const id: JsonSchema = { type: ['string', 'integer'], 'x-kind': 'an id' };

/** Calls that the API does not have yet. The site makes none of them. */
export const PROPOSED_CALLS: readonly ProposedCall[] = [
  {
    name: 'orderState',
    tag: 'shop',
    summary: 'Tells what has become of an order.',
    why: 'After a payment the site asks for `info` up to 15 times and compares what it says before and after; whoever registers by buying can only try to log in. With this call it would ask for the one order, members and newcomers alike, and could tell a payment that was cancelled from one that takes its time. The order’s reply would carry `order`, its number, beside its kind.',
    payload: objectOf({ order: { ...id, description: 'The number that the order’s reply carried.' } }),
    bean: objectOf({
      state: {
        type: 'string',
        enum: ['open', 'paid', 'credited', 'cancelled'],
        description: 'Credited: the package runs.',
      },
      paidAt: { type: ['integer', 'null'], minimum: 0, description: 'When it was paid.', 'x-kind': 'a moment' },
    }),
    example: { payload: { order: 'P001001' }, bean: { state: 'credited', paidAt: 1_767_225_600 } },
  },
  {
    name: 'changePassword',
    tag: 'account',
    summary: 'Sets a new password for the signed-in member.',
    why: 'A member can change a password only by way of "Forgot password" and a mail. With this call the account would have a form. All other tokens of the member should end.',
    payload: objectOf({
      password: { ...text, description: 'The one so far.' },
      newPassword: { ...text, description: 'The new one.' },
    }),
    bean: objectOf({ data: { ...text, minLength: 1, description: 'A token that goes on.', 'x-kind': 'a token' } }),
    example: { payload: { password: 'petrel-8', newPassword: 'petrel-9' }, bean: { data: '3f1c0f6a5c0e4d7c' } },
  },
  {
    name: 'ticketClose',
    tag: 'tickets',
    summary: 'Closes a ticket of the member’s; a reply opens it again.',
    why: 'No call closes a ticket, so one that has settled itself stays "waiting" for the agents.',
    payload: objectOf({ id: { ...id, description: 'The ticket’s `id` in `ticket`.' } }),
    bean: {},
    example: { payload: { id: '102' }, bean: {} },
  },
];

/** A field that `info` does not have yet. */
export const PROPOSED_FIELD: Readonly<{
  schema: string;
  name: string;
  why: string;
  json: JsonSchema;
  example: unknown;
}> = {
  schema: 'UserInfo',
  name: 'plan',
  why: 'Nothing says which product a member has: a data plan or a time package, and for how many devices. So the account claims no total of device places, and tells a data plan only by `trafficMax`. The site ignores the field so far.',
  json: {
    type: ['object', 'null'],
    description: 'The product that runs, with the fields that it has in `skuList`.',
    properties: {
      key: { ...id, description: 'The product’s `key`.' },
      itemType: { type: 'integer', enum: [1, 3], description: '1 time package, 3 data plan.' },
      deviceNum: { type: 'integer', description: 'How many devices it is for, counted as `deviceMode` says.' },
      deviceMode: {
        type: 'integer',
        enum: [0, 1],
        description: '0: so many desktop and so many mobile devices; 1: so many clients of any kind.',
      },
    },
    required: ['key', 'itemType'],
    'x-proposal': true,
  },
  example: { key: 'plan-500', itemType: 3, deviceNum: 6, deviceMode: 1 },
};

/** Calls that carry an `Idempotency-Key` if the operator has switched it on (docs/api.md#idempotency-key). */
export const CALLS_WITH_KEY: readonly CallName[] = [
  'createRenewOrder',
  'createRegOrder',
  'ticketAdd',
  'ticketTouristAdd',
  'cashOutDraw',
  'userRulesAdd',
  'userRulesRemove',
];

function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}
