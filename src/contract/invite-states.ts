/**
 * The numbers of the invite programme that only its screen needs. A file of its own keeps them out of the script that
 * every page loads (`build-steps/chunk-groups.ts`).
 */

/** The `type` of every withdrawal. */
export const WITHDRAWAL_TYPE = 1;

/**
 * The state of a rebate (docs/behaviour/invite.md#rebate-states). An unknown state is shown as its number, in the colour
 * `info`.
 */
export const RebateState = {
  confirming: 0,
  withdrawable: 1,
  withdrawing: 2,
  paid: 3,
  refunded: 4,
  repeated: 5,
} as const;

/** The state of a withdrawal (docs/behaviour/invite.md#withdrawal-states). */
export const WithdrawalState = { pending: 0, successful: 1, failed: 2 } as const;

/** The kind of days that a reward consists of (docs/behaviour/invite.md#rewards). */
export const RewardType = { vipDays: 1, svipDays: 2 } as const;
