/** The numbers and names of the invite programme on the wire. They stand apart from the schemas, because pages read them without the library that checks answers. */

/** Every withdrawal's `type`. */
export const WITHDRAWAL_TYPE = 1;

/** Status of an invited person (decisions: Meanings given to numbers). */
export const InvitationStatus = { registered: 0, rewarded: 1, refunded: 2 } as const;

/** State of a rebate; others are shown as info with their number (decisions: Meanings given to numbers). */
export const RebateState = {
  confirming: 0,
  withdrawable: 1,
  withdrawing: 2,
  paid: 3,
  refunded: 4,
  repeated: 5,
} as const;

/** State of a withdrawal (decisions: Meanings given to numbers). */
export const WithdrawalState = { pending: 0, successful: 1, failed: 2 } as const;

/** What a reward is paid in (decisions: Meanings given to numbers). */
export const RewardType = { vipDays: 1, svipDays: 2 } as const;

/** Banks that a withdrawal can go to (spec §3). A sixth is one line, and its name one key in `locales/<lang>/invite.json`. */
export const BANKS = ['boc', 'icbc', 'ccb', 'abc', 'bcm'] as const;
