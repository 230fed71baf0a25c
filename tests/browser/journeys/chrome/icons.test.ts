import { expect, test } from '../../support/fixtures.ts';

// tests/dist/icons.test.ts reads the contents of manifests and icons.
test('Chromium reads a page’s manifest without a complaint', async ({ page, verbs }) => {
  await verbs.open('contact', { locale: 'tw' });
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/tw/manifest.json');
  expect(errors).toEqual([]);
});

test('the icon of a tab is lighter where the browser is dark', async ({ page }) => {
  await page.goto('/favicon.svg');
  const colour = () => page.locator('path').evaluate((path) => getComputedStyle(path).fill);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  const brightness = (fill: string) => (fill.match(/\d+/g) ?? []).map(Number).reduce((sum, each) => sum + each, 0);
  expect(brightness(dark)).toBeGreaterThan(brightness(light) + 200);
});
