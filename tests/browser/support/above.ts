import { expect, type Locator } from 'playwright/test';

/**
 * Waits until one part ends where another begins, or above it. Both are measured at the same moment, because a page may
 * still move.
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
