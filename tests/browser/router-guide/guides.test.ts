import * as brand from '../../../brand/brand.ts';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { ROUTER_STEPS, rowOf } from '../../../src/routes/table.ts';
import { expectAccessible } from '../support/accessible.ts';
import { copiedText } from '../support/clipboard.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';

for (const locale of LOCALES) {
  test(`the router guide is walked from its first step to its last without JavaScript (${locale})`, async ({
    browser,
    sandbox,
  }) => {
    const t = words(locale, 'router');
    const page = await browser.newPage({ baseURL: sandbox.origin, javaScriptEnabled: false, viewport: PHONE });
    await page.goto(href('routerGuide', { locale, params: { step: 1 } }));
    for (const step of ROUTER_STEPS) {
      await expect(page.getByText(t('progress', { step, count: ROUTER_STEPS.length }))).toBeVisible();
      await expect(page.getByRole('navigation', { name: t('title') }).getByRole('link')).toHaveCount(
        ROUTER_STEPS.length,
      );
      await expect(page.locator('[aria-current=step]')).toHaveAttribute(
        'href',
        href('routerGuide', { locale, params: { step } }),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const next = page.getByRole('link', { name: t('next', { title: '' }).trim() });
      if (step !== ROUTER_STEPS.at(-1)) await next.click();
      else await expect(next).toHaveCount(0);
    }
    const contact = page.getByRole('link', { name: t('contact') });
    // Looks like the site's other buttons, and is as easy to hit.
    await expect(contact).toHaveClass(/\bbutton\b/);
    expect((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await contact.click();
    await page.waitForURL(`**${href('contact', { locale })}`);
    await page.close();
  });

  test(`the Apple ID guide has ten steps, with a picture where one shows more than words, without JavaScript (${locale})`, async ({
    browser,
    sandbox,
  }) => {
    const page = await browser.newPage({ baseURL: sandbox.origin, javaScriptEnabled: false });
    await page.goto(href('appleIdCreate', { locale }));
    await expect(page.locator('main h2')).toHaveCount(10);
    await expect(page.locator('main').getByRole('img')).toHaveCount(4);
    await page
      .getByRole('main')
      .getByRole('link', { name: words(locale, 'appleIdCreate')('download') })
      .click();
    await page.waitForURL(`**${href('downloadClient', { locale, params: { type: 'ios' } })}`);
    await page.close();
  });
}

test('step 2 offers tool, firmware and film; step 3 the other film', async ({ page, verbs }) => {
  const t = words('en', 'router');
  const { flashToolUrl, firmwareUrl, videoFlashUrl, videoConnectUrl } = brand.router;
  await verbs.open('routerGuide', { locale: 'en', params: { step: 2 } });
  await expect(page.getByRole('link', { name: t('flashTool') })).toHaveAttribute('href', flashToolUrl);
  await expect(page.getByRole('link', { name: t('firmware') })).toHaveAttribute('href', firmwareUrl);
  await expect(page.getByRole('link', { name: t('video') })).toHaveAttribute('href', videoFlashUrl);
  await expectAccessible(page);
  await verbs.open('routerGuide', { locale: 'en', params: { step: 3 } });
  await expect(page.getByRole('link', { name: t('video') })).toHaveAttribute('href', videoConnectUrl);
  await expect(page.getByRole('link', { name: t('firmware') })).toHaveCount(0);
});

for (const [label, value] of [
  ['address', '192.168.1.1'],
  ['user', 'root'],
  ['password', 'password'],
] as const) {
  test(`step 4 shows the router's ${label} and copies it`, async ({ page, verbs, context }) => {
    const t = words('en', 'router');
    const shared = words('en', 'shared');
    await context.grantPermissions(['clipboard-write']);
    await verbs.open('routerGuide', { locale: 'en', params: { step: 4 } });
    await expect(page.locator('dd').getByText(value, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `${shared('copy.do')} ${t(label)}` }).click();
    await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
    await expect.poll(() => copiedText(page)).toBe(value);
  });
}

test('step 4 leads to the router app, and passes the accessibility check', async ({ page, verbs }) => {
  await verbs.open('routerGuide', { locale: 'zh', params: { step: 4 } });
  await expectAccessible(page);
  await page.getByRole('link', { name: words('zh', 'router')('client') }).click();
  await page.waitForURL(`**${href('downloadClient', { locale: 'zh', params: { type: 'router' } })}`);
});

test('when the browser refuses to copy, the page says so', async ({ page, verbs }) => {
  const shared = words('tw', 'shared');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await verbs.open('routerGuide', { locale: 'tw', params: { step: 4 } });
  await page
    .getByRole('button', { name: shared('copy.do') })
    .first()
    .click();
  await expect(page.getByText(shared('copy.failed'))).toBeVisible();
});

test('the guide without a step starts with the first', async ({ page }) => {
  await page.goto(rowOf('routerGuide').older?.[0]?.from ?? '');
  await page.waitForURL(`**${href('routerGuide', { locale: 'en', params: { step: 1 } })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the Apple ID guide passes the accessibility check on a phone', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.open('appleIdCreate', { locale: 'zh' });
  await expectAccessible(page);
});
