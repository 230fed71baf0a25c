import { expect, type Locator } from 'playwright/test';

/**
 * Waits until the upper part ends where the lower part begins, or above. Both are measured at the same moment, because a
 * page may still move.
 */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const below = await lower.elementHandle();
    const gap = await upper.evaluate(
      (above, other) => (other?.getBoundingClientRect().top ?? 0) - above.getBoundingClientRect().bottom,
      below,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 15_000 });
}
