import { expect, type Locator } from 'playwright/test';

/** A drawing whose shapes stand in a file of their own has come, and the page's policy lets the browser use it. */
export async function expectDrawn(drawing: Locator): Promise<void> {
  const width = () => drawing.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(width).toBeGreaterThan(0);
}
