import * as v from 'valibot';
import { Between, Count, Days, Money } from './bounds.ts';
import { Done, describeCall, describeRead, Nothing } from './call.ts';
import { Amount, type Field, Items, OneOf, Optional, Seconds, Text, UNNAMED } from './fields.ts';
import { InvitationStatus } from './values.ts';

/** A rebate that a promoter earns, or a withdrawal to the promoter's bank. */
export const Movement = v.object({
  /** The time at which it was earned, or asked for. */
  date: Optional(Seconds, 0),
  /** The amount in US dollars. */
  usd: Money,
  /**
   * State of a rebate: 0 confirming, 1 withdrawable, 2 withdrawing, 3 paid, 4 refunded, 5 repeated. State of a
   * withdrawal: 0 pending, 1 successful, 2 failed.
   */
  state: Amount,
});
/** A rebate or a withdrawal, as the site reads it. */
export type Movement = v.InferOutput<typeof Movement>;

/** The reward for a friend's package of `days`. Without `type` its level is unknown. */
const Reward = v.object({
  /** The kind of reward: 1 days of level 1, 2 days of level 2. */
  type: Optional(Amount),
  /** The package's length. */
  days: Days,
  /** Days earned. */
  reward: Days,
});

/** An invited person. */
const Invitation = v.object({
  /** The name as the inviter may see it, such as `a***@example.com`. */
  name: Optional(Text, UNNAMED),
  /** The time at which they registered. */
  date: Optional(Seconds, 0),
  /** 0 registered, 1 rewarded, 2 refunded. */
  status: Optional(Amount, InvitationStatus.registered),
  /** Days earned. */
  reward: Optional(Days, 0),
});

/** The share programme: days for inviting (docs/behaviour/invite.md#share-programme). */
export const ShareData = v.object({
  /** The number of friends who have registered. */
  reg: Optional(Count, 0),
  /** Days earned in all. */
  reward: Optional(Count, 0),
  /** The rewards for packages. */
  rewardList: Optional(Items(Reward), []),
  /** The invited persons. */
  record: Optional(Items(Invitation), []),
  /** This field is read and not shown, because its meaning is not known. */
  firstPay: v.nullish(v.unknown()),
});
/** The data of the share programme, as the site reads it. */
export type ShareData = v.InferOutput<typeof ShareData>;

/** The promoter programme: money for inviting (docs/behaviour/invite.md#promo-programme). */
export const PromoData = v.object({
  /** The number of visits through the link. */
  view: Optional(Count, 0),
  /** The number of friends who have registered. */
  reg: Optional(Count, 0),
  /** The rebates. */
  rebate: Optional(Items(Movement), []),
  /** The withdrawals. */
  draw: Optional(Items(Movement), []),
  /** The promoter's share of a friend's first order: 0.2 = 20 %. */
  rate: Optional(Between(0, 1)),
  /** The smallest amount that can be withdrawn, in US dollars. If it is missing, nothing can be withdrawn. */
  outNum: Optional(Money),
});
/** The data of the promoter programme, as the site reads it. */
export type PromoData = v.InferOutput<typeof PromoData>;

const inviteFields = {
  /** The member's link for inviting. */
  url: Text,
  /** This field is read and not shown, because its meaning is not known. */
  firstPay: v.nullish(v.unknown()),
};

/** A member whose invitations earn days. */
export const Share = v.object({
  /** The programme: invitations earn days. */
  inviteType: OneOf(['share']),
  ...inviteFields,
  /** The figures of the programme. */
  shareData: ShareData,
});
/** A member whose invitations earn money. */
export const Promo = v.object({
  /** The programme: invitations earn money. */
  inviteType: OneOf(['promo']),
  ...inviteFields,
  /** The figures of the programme. */
  promoData: PromoData,
});

/** A member's invite programme. The server chooses one of the two. */
export const InviteInfo = {
  ...Share,
  '~run': (dataset, config) => (Object(dataset.value).inviteType === 'promo' ? Promo : Share)['~run'](dataset, config),
} as Field<v.InferInput<typeof Share | typeof Promo>, v.InferOutput<typeof Share | typeof Promo>>;
/** A member's invite programme, as the site reads it. */
export type InviteInfo = v.InferOutput<typeof InviteInfo>;

/** The payload of `invite`. */
export const invitePayload = Nothing;

/** Returns the member's invite programme. */
export const invite = describeRead('invite', InviteInfo);

/**
 * The banks that the API knows. A further bank needs an entry here and a name in each `locales/<lang>/invite.json`.
 * `brand/brand.ts` lists the banks that the site offers.
 */
export const BANKS = ['boc', 'icbc', 'ccb', 'abc', 'bcm'] as const;
/** The short name of a bank. */
export type Bank = (typeof BANKS)[number];

/** The payload of `cashOutDraw`. */
export const cashOutDrawPayload = v.strictObject({
  /** Always 1. */
  type: v.literal(1),
  /** The short name of a bank. */
  bank: v.picklist(BANKS),
  /** The card's digits. */
  account: v.pipe(v.string(), v.regex(/^\d+$/)),
  /** The card holder's name. */
  name: v.string(),
});

/** Asks for a withdrawal. `account` is the card's digits. */
export const cashOutDraw = describeCall('cashOutDraw', Done);
