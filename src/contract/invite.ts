import * as v from 'valibot';
import { Done, describeCall, Nothing } from './call.ts';
import { Amount, type Field, Items, OneOf, Optional, Seconds, Text, UNNAMED } from './fields.ts';
import { BANKS, InvitationStatus } from './values/invite.ts';

/** Money on its way to a promoter, or out to their bank. */
export const Movement = v.object({ date: Optional(Seconds, 0), usd: Amount, state: Amount });
export type Movement = v.InferOutput<typeof Movement>;

/** What a friend's package of `days` earns; without `type` its level is unknown. */
const Reward = v.object({ type: Optional(Amount), days: Amount, reward: Amount });

/** Somebody who was invited. */
const Invitation = v.object({
  name: Optional(Text, UNNAMED),
  date: Optional(Seconds, 0),
  status: Optional(Amount, InvitationStatus.registered),
  reward: Optional(Amount, 0),
});

/** The share programme: days for inviting (docs/behaviour/invite.md#share-programme). */
export const ShareData = v.object({
  /** How many friends have registered. */
  reg: Optional(Amount, 0),
  /** Days earned in all. */
  reward: Optional(Amount, 0),
  rewardList: Optional(Items(Reward), []),
  record: Optional(Items(Invitation), []),
  firstPay: v.nullish(v.unknown()),
});
export type ShareData = v.InferOutput<typeof ShareData>;

/** The promoter programme: money for inviting (docs/behaviour/invite.md#promo-programme). */
export const PromoData = v.object({
  view: Optional(Amount, 0),
  reg: Optional(Amount, 0),
  rebate: Optional(Items(Movement), []),
  draw: Optional(Items(Movement), []),
  /** The promoter's share of a friend's first order: 0.2 = 20 %. */
  rate: Optional(Amount),
  /** Smallest amount that can be withdrawn, in US dollars; while it is unknown nothing can be. */
  outNum: Optional(Amount),
});
export type PromoData = v.InferOutput<typeof PromoData>;

const inviteFields = { url: Text, firstPay: v.nullish(v.unknown()) };

const Share = v.object({ inviteType: OneOf(['share']), ...inviteFields, shareData: ShareData });
const Promo = v.object({ inviteType: OneOf(['promo']), ...inviteFields, promoData: PromoData });

/** A member's invite programme; the server chooses which one. */
export const InviteInfo = {
  ...Share,
  '~run': (dataset, config) => (Object(dataset.value).inviteType === 'promo' ? Promo : Share)['~run'](dataset, config),
} as Field<v.InferInput<typeof Share | typeof Promo>, v.InferOutput<typeof Share | typeof Promo>>;
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
