import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expectDrawn } from '../../support/drawn.ts';
import { expect, PHONE, pageIdle, test, words } from '../../support/fixtures.ts';
import { slowScripts } from '../../support/slow-scripts.ts';

const CHAT_APPS = {
  WeChat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
  QQ: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 V1_AND_SQ_9.0.80_0_YYB_D QQ/9.0.80.17440 NetType/WIFI',
};

for (const [app, userAgent] of Object.entries(CHAT_APPS)) {
  test.describe(() => {
    test.use({ userAgent, viewport: PHONE });

    test(`inside ${app} a page shows how to open a browser, with the whole address`, async ({ page, sandbox }) => {
      await page.context().grantPermissions(['clipboard-write'], { origin: sandbox.origin });
      const locale = app === 'QQ' ? 'tw' : 'zh';
      const t = words(locale, 'common');
      const address = href('touristTicket', { locale, query: { key: 'g-open' } });
      await page.goto(address);
      await expect(page.getByRole('heading')).toHaveText(t('inApp.title', { open: t('inApp.open') }));
      await expect(page.getByText(sandbox.origin + address)).toBeVisible();
      for (const part of ['.in-app-arrow', '.in-app-sheet', '.art']) await expectDrawn(page.locator(`.in-app ${part}`));
      await expect(page.getByRole('link')).toHaveCount(0);
      await page.getByRole('button', { name: t('inApp.copy') }).click();
      await expect(page.getByRole('button', { name: t('inApp.copied') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: t('inApp.copied') })).toHaveCount(1);
      await expect.poll(() => copiedText(page)).toBe(sandbox.origin + address);
      await expect(page.getByRole('main').getByText(t('brand'), { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });
}

test.describe(() => {
  test.use({ userAgent: CHAT_APPS.WeChat, viewport: PHONE });

  test('inside a chat app nothing flashes or moves, and a failed copy selects the address', async ({
    page,
    sandbox,
  }) => {
    const t = words('en', 'common');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const scripts = await slowScripts(page);
    const address = href('landing', { locale: 'en', query: { ref: '9K2F7Q' } });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading')).toHaveText(t('inApp.title', { open: t('inApp.open') }));
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('#main')).toBeHidden();
    const sentence = page.getByText(t('inApp.text'));
    const places = async () => [await page.getByRole('heading').boundingBox(), await sentence.boundingBox()];
    const before = await places();
    // The button is off until a script can answer a press.
    await expect(page.getByRole('button', { name: t('inApp.copy') })).toBeDisabled();
    await scripts.release();
    await expect(page.getByText(sandbox.origin + address)).toBeVisible();
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: t('inApp.copy') }).click();
    await expect(page.getByText(t('inApp.failed'))).toBeVisible();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(sandbox.origin + address);
    await expectAccessible(page);
  });

  test('an address that leads nowhere shows the same tips, in its language or in the browser’s', async ({
    page,
    verbs,
    sandbox,
  }) => {
    verbs.expectConsole(/404/);
    for (const [address, locale] of [
      ['/zh/nope/', 'zh'],
      ['/nope', 'en'],
    ] as const) {
      const t = words(locale, 'common');
      await page.goto(address);
      await expect(page.getByRole('heading')).toHaveText(t('inApp.title', { open: t('inApp.open') }));
      await expect(page.getByText(sandbox.origin + address)).toBeVisible();
      await expect(page.getByRole('main').getByText(t('brand'), { exact: true })).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(0);
    }
  });

  test('account, landing and download stay where they are inside a chat app, and ask the server nothing', async ({
    page,
    verbs,
    sandbox,
  }) => {
    const t = words('zh', 'common');
    await verbs.setting('activity', 'on');
    for (const screen of ['account', 'landing', 'download'] as const) {
      await page.goto(href(screen, { locale: 'zh' }));
      // Other visits do their deferred work at this moment.
      await pageIdle(page);
      await expect(page.getByRole('heading')).toHaveText(t('inApp.title', { open: t('inApp.open') }));
      await expect(page).toHaveURL(new RegExp(`${href(screen, { locale: 'zh' })}$`));
    }
    expect(sandbox.calls()).toEqual([]);
  });
});
