import type { UserInfo } from '#contract/account.ts';

/** What a member can do next: the first of these that applies. */
export type NextStep = 'install' | 'router' | 'invite';

/**
 * What to do next, from data that the account loads anyway (docs/behaviour/account.md#next).
 *
 * @example nextStep({ vipType: 1, device: [] }) // 'install'
 */
export function nextStep({ vipType, device }: Pick<UserInfo, 'vipType' | 'device'>): NextStep {
  if (device.length === 0) return 'install';
  return vipType === 2 && device.every(({ platform }) => platform !== 'router') ? 'router' : 'invite';
}
