import type { Locator } from 'playwright/test';
import { ACTING, begin } from '../support/calls-that-fail.ts';
import { expect, test, words } from '../support/fixtures.ts';

const account = words('en', 'account');
const invite = words('en', 'invite');

/** The calls that a button makes, with what is typed before. */
const PRESSES = ACTING.filter(({ press, follows }) => typeof press === 'string' && !follows);

for (const quarter of [0, 1, 2, 3]) {
  const some = PRESSES.filter((_, index) => index % 4 === quarter);
  test(`a press with a slow server keeps the focus, is said after a second, is made once, and leaves the focus somewhere: ${some.map(({ call }) => call).join(', ')}`, {
    tag: [
      '@keyboard:pay',
      '@reader:pay',
      '@keyboard:login',
      '@reader:login',
      '@keyboard:recovery',
      '@reader:recovery',
      '@keyboard:account',
      '@reader:account',
      '@keyboard:rules',
      '@reader:rules',
      '@keyboard:invite',
      '@reader:invite',
      '@keyboard:ticket',
      '@reader:ticket',
    ],
  }, async ({ page, verbs, sandbox }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    for (const row of some) {
      await test.step(row.call, async () => {
        await begin({ page, verbs, sandbox }, row, 'en');
        const button: Locator = page.locator(String(row.press)).filter({ visible: true }).first();
        await button.focus();
        const pressed = await button.elementHandle();
        const before = sandbox.calls(row.call).length;
        await page.evaluate(() => Object.assign(window, { isOld: true }));
        verbs.fault({ call: row.call, kind: 'slow', ms: 1500 });
        await page.keyboard.press('Enter');
        // At one moment: said in the button's words, off, and with the focus.
        await page.waitForFunction((button) => {
          const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
          const busy = button?.ariaLabel ?? button?.textContent ?? '';
          return document.activeElement === button && button?.ariaDisabled === 'true' && said.includes(busy);
        }, pressed);
        await page.keyboard.press('Enter');
        await expect(page.locator(row.shows).first()).toBeAttached();
        expect(sandbox.calls(row.call)).toHaveLength(before + 1);
        // A page that it leads to starts at its top.
        await expect
          .poll(() => page.evaluate(() => !('isOld' in window) || document.activeElement?.tagName))
          .not.toBe('BODY');
      });
    }
  });
}

test('turning pages says the page and keeps the focus: on the last page, and where the pressed button is gone', {
  tag: ['@keyboard:account', '@reader:account', '@keyboard:invite', '@reader:invite'],
}, async ({ page, verbs }) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en' });
  const pager = page.getByRole('navigation', { name: account('devices.pages') });
  const next = pager.getByRole('button', { name: 'Next page' });
  await next.focus();
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect(pager.getByRole('status').filter({ hasText: `Page ${number}` })).toBeVisible();
  }
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await verbs.become('pia');
  await verbs.open('invite', { locale: 'en' });
  const rebates = page.getByRole('region', { name: invite('rebates.title') });
  await rebates.getByRole('button', { name: /^Jump to page/ }).press('Enter');
  await expect(rebates.getByRole('navigation').locator('[aria-current]')).toBeFocused();
});
