import type { Locator } from 'playwright/test';
import type { CallName } from '#contract/calls.ts';
import { ACTING, type Acting, begin } from '../../support/calls-that-fail.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { heldBack } from '../../support/slow-scripts.ts';

const account = words('en', 'account');
const checkout = words('en', 'checkout');
const appleId = words('en', 'appleIdPublic');
const invite = words('en', 'invite');
const login = words('en', 'login');
const recovery = words('en', 'recovery');
const rules = words('en', 'rules');
const tickets = words('en', 'tickets');

/** The text of a button while the server is slow, which screen readers announce. */
const BUSY: Partial<Record<CallName, string>> = {
  createRenewOrder: checkout('pay.busy'),
  login: login('submitting'),
  forgot: recovery('sending'),
  deviceUnbind: account('devices.unbinding'),
  userRulesRemove: rules('confirm.doing'),
  cashOutDraw: invite('withdraw.sending'),
  ticketAdd: tickets('send.sending'),
  appleId: appleId('swapping'),
};

const REFUSED = 'main [role=alert]:not(:empty)';
/** Presses that are refused, so that the page stays, and a press on a button in the middle of a page. */
const MORE: readonly Omit<Acting, 'fault'>[] = [
  {
    ...{ call: 'login', screen: 'login', press: 'main form [type=submit]', shows: REFUSED },
    typed: { account: 'lin@example.com', password: 'wrong-one' },
  },
  {
    ...{ call: 'forgot', screen: 'forgotPassword', press: 'main form .row > .go', shows: REFUSED },
    typed: { email: 'nobody@example.com' },
  },
  {
    ...{ call: 'appleId', screen: 'appleIdPublic', who: 'lin', press: 'main .acts > button' },
    shows: 'text=shared-two@petrel.example',
  },
];

/** A button of each kind. `tests/model/faults.test.ts` checks that every press is sent once, and is busy until then. */
const PRESSES = [...ACTING.filter(({ call }) => call !== 'login' && call in BUSY), ...MORE];

for (const half of [0, 1]) {
  const some = PRESSES.filter((_, index) => index % 2 === half);
  test(`a press with a slow server keeps the focus, is announced, and is sent once: ${some.map(({ call }) => call).join(', ')}`, {
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
      '@keyboard:guides',
      '@reader:guides',
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
        const call = await heldBack(page, `**/api/Website/${row.call}`);
        await page.keyboard.press('Enter');
        // At one moment the busy text is announced, and the button is off and has the focus.
        const busy = String(BUSY[row.call]);
        await page.waitForFunction(
          ({ pressed, busy }) =>
            document.activeElement === pressed &&
            pressed?.ariaDisabled === 'true' &&
            [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === busy),
          { pressed, busy },
        );
        await page.keyboard.press('Enter');
        await call.release();
        await expect(page.locator(row.shows).first()).toBeAttached();
        await expect(page.getByRole('status').filter({ hasText: busy })).toHaveCount(0);
        expect(sandbox.calls(row.call)).toHaveLength(before + 1);
        // If the press opens another page, the focus is at the top of that page.
        await expect
          .poll(() => page.evaluate(() => !('isOld' in window) || document.activeElement?.tagName))
          .not.toBe('BODY');
      });
    }
  });
}

test('turning pages announces the page and keeps the focus, even if the pressed button is gone', {
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
  const rebates = page.getByRole('tabpanel', { name: invite('rebates.title') });
  await rebates.getByRole('button', { name: /^Jump to page/ }).press('Enter');
  await expect(rebates.getByRole('navigation').locator('[aria-current]')).toBeFocused();
});
