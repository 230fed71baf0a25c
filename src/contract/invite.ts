import * as v from 'valibot';
import { Done, describeCall, Nothing, Seconds } from './call.ts';
import { BANKS } from './values/invite.ts';

/** Money on its way to a promoter, or out to their bank. */
export const Movement = v.object({ date: Seconds, usd: v.number(), state: v.number() });
export type Movement = v.InferOutput<typeof Movement>;

/** The share programme: days for inviting (docs/behaviour/invite.md#share-programme). */
export const ShareData = v.object({
  /** How many friends have registered. */
  reg: v.number(),
  /** Days earned in all. */
  reward: v.number(),
  /** What a friend's package of `days` earns. */
  rewardList: v.nullish(v.array(v.object({ type: v.number(), days: v.number(), reward: v.number() })), []),
  record: v.nullish(v.array(v.object({ name: v.string(), date: Seconds, status: v.number(), reward: v.number() })), []),
  firstPay: v.nullish(v.unknown()),
});
export type ShareData = v.InferOutput<typeof ShareData>;

/** The promoter programme: money for inviting (docs/behaviour/invite.md#promo-programme). */
export const PromoData = v.object({
  view: v.number(),
  reg: v.number(),
  rebate: v.nullish(v.array(Movement), []),
  draw: v.nullish(v.array(Movement), []),
  /** The promoter's share of a friend's first order: 0.2 = 20 %. */
  rate: v.number(),
  /** Smallest amount that can be withdrawn, in US dollars. */
  outNum: v.number(),
});
export type PromoData = v.InferOutput<typeof PromoData>;

const inviteFields = { url: v.string(), firstPay: v.nullish(v.unknown()) };

/** A member's invite programme; the server chooses which one. */
export const InviteInfo = v.variant('inviteType', [
  v.object({ inviteType: v.literal('share'), ...inviteFields, shareData: ShareData }),
  v.object({ inviteType: v.literal('promo'), ...inviteFields, promoData: PromoData }),
]);
export type InviteInfo = v.InferOutput<typeof InviteInfo>;

/** The member's invite programme. */
export const invite = describeCall('invite', Nothing, InviteInfo);

/** Asks for a withdrawal; `account` is the card's digits. */
export const cashOutDraw = describeCall(
  'cashOutDraw',
  v.strictObject({
    type: v.literal(1),
    bank: v.picklist(BANKS),
    account: v.pipe(v.string(), v.regex(/^\d+$/)),
    name: v.string(),
  }),
  Done,
);
