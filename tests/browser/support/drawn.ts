import { expect, type Locator } from 'playwright/test';

/** Waits until a drawing from a separate file has loaded, which also shows that the page's policy allows it. */
export async function expectDrawn(drawing: Locator): Promise<void> {
  const width = () =>
    drawing
      .locator('use')
      .first()
      .evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(width).toBeGreaterThan(0);
}
