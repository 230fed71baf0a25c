import { href } from '#routes/href.ts';
import { expect, test } from '../support/fixtures.ts';

test('Chromium reads a page’s manifest without a complaint, and each icon is what it is said to be', async ({
  page,
  verbs,
}) => {
  await verbs.open('contact', { locale: 'tw' });
  const browser = await page.context().newCDPSession(page);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/tw/manifest.json');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({
    lang: 'zh-Hant',
    start_url: href('landing', { locale: 'tw' }),
    scope: '/',
    display: 'browser',
  });
  expect(manifest.name).toBe('海燕');

  /** Decoded by the browser, which does not trust names. */
  const seen = (path: string) =>
    page.evaluate(async (src) => {
      const { headers } = await fetch(src);
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${headers.get('content-type')} ${image.naturalWidth}x${image.naturalHeight}`;
    }, path);
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of icons) expect(await seen(src), src).toBe(`${type} ${sizes}`);
  expect(await seen('/apple-touch-icon.png')).toBe('image/png 180x180');
  // Of a .ico the browser shows the largest picture.
  expect(await seen('/favicon.ico')).toBe('image/x-icon 48x48');
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
