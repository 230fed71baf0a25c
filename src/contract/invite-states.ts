/** The invite programme's numbers, apart from those that come with every page (`build-steps/chunk-groups.ts`). */

/** Every withdrawal's `type`. */
export const WITHDRAWAL_TYPE = 1;

/** State of a rebate (docs/behaviour/invite.md#rebate-states); an unknown one is shown as its number, in the colour info. */
export const RebateState = {
  confirming: 0,
  withdrawable: 1,
  withdrawing: 2,
  paid: 3,
  refunded: 4,
  repeated: 5,
} as const;

/** State of a withdrawal (docs/behaviour/invite.md#withdrawal-states). */
export const WithdrawalState = { pending: 0, successful: 1, failed: 2 } as const;

/** What a reward is paid in (docs/behaviour/invite.md#rewards). */
export const RewardType = { vipDays: 1, svipDays: 2 } as const;
