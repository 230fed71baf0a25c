import type { Locator, Page } from 'playwright/test';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, payButton } from '../checkout/buying.ts';
import { expect, test, type Verbs, words } from '../support/fixtures.ts';

const account = words('en', 'account');
const checkout = words('en', 'checkout');
const invite = words('en', 'invite');
const login = words('en', 'login');
const recovery = words('en', 'recovery');
const rules = words('en', 'rules');
const tickets = words('en', 'tickets');

/** A press that makes the server work. */
interface Press {
  what: string;
  person?: PersonName;
  /** What it proves (docs/accessibility.md). */
  tag: string[];
  call: string;
  /** Opens the screen up to the press; answers with the button. */
  ready(page: Page, verbs: Verbs): Promise<Locator>;
  /** What the button says, and a screen reader hears, while the server takes its time. */
  busy: string;
}

const PRESSES: readonly Press[] = [
  {
    what: 'paying',
    tag: ['@keyboard:pay', '@reader:pay'],
    call: 'createRegOrder',
    async ready(page, verbs) {
      await verbs.open('register', { locale: 'en' });
      await choosePackage(page, 'vip-30');
      await fillAccount(page, 'en', NEWCOMER);
      await chooseMethod(page, 'en', 'aliPay');
      return payButton(page, 'en', '$5.99');
    },
    busy: checkout('pay.busy'),
  },
  {
    what: 'logging in',
    tag: ['@keyboard:login', '@reader:login'],
    call: 'login',
    async ready(page, verbs) {
      await verbs.open('login', { locale: 'en' });
      await page.getByLabel(login('account'), { exact: true }).fill('lin@example.com');
      await page.getByLabel(login('password'), { exact: true }).fill('wrong-one');
      return page.getByRole('button', { name: login('submit'), exact: true });
    },
    busy: login('submitting'),
  },
  {
    what: 'asking for a reset link',
    tag: ['@keyboard:recovery', '@reader:recovery'],
    call: 'forgot',
    async ready(page, verbs) {
      await verbs.open('forgotPassword', { locale: 'en' });
      await page.getByLabel(recovery('email')).fill('nobody@example.com');
      return page.getByRole('button', { name: recovery('sendLink') });
    },
    busy: recovery('sending'),
  },
  {
    what: 'removing a device',
    person: 'lin',
    tag: ['@keyboard:account', '@reader:account'],
    call: 'deviceUnbind',
    async ready(page, verbs) {
      await verbs.open('account', { locale: 'en' });
      await page.getByRole('button', { name: 'Remove Work laptop' }).click();
      return page.getByRole('dialog').getByRole('button', { name: account('devices.unbind') });
    },
    busy: account('devices.unbinding'),
  },
  {
    what: 'having the data counted again',
    person: 'tao',
    tag: ['@keyboard:account', '@reader:account'],
    call: 'refreshVip',
    async ready(page, verbs) {
      await verbs.open('account', { locale: 'en' });
      return page.getByRole('button', { name: account('traffic.refresh') });
    },
    busy: account('traffic.refreshing'),
  },
  {
    what: 'adding rules',
    person: 'lin',
    tag: ['@keyboard:rules', '@reader:rules'],
    call: 'userRulesAdd',
    async ready(page, verbs) {
      await verbs.open('rules', { locale: 'en' });
      await page.getByRole('button', { name: rules('add.open') }).click();
      await page.getByRole('dialog').getByLabel(rules('add.label')).fill('new.example');
      return page.getByRole('dialog').getByRole('button', { name: rules('add.do', { count: 1 }) });
    },
    busy: rules('add.doing'),
  },
  {
    what: 'withdrawing',
    person: 'pia',
    tag: ['@keyboard:invite', '@reader:invite'],
    call: 'cashOutDraw',
    async ready(page, verbs) {
      await verbs.open('invite', { locale: 'en' });
      await page.getByRole('button', { name: invite('withdraw.open'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: invite('withdraw.title', { amount: '$96.40' }) });
      await dialog.getByLabel(invite('withdraw.bank')).selectOption({ label: invite('banks.icbc') });
      await dialog.getByLabel(invite('withdraw.name')).fill('Pia Chen');
      await dialog.getByLabel(invite('withdraw.card')).fill('4111111111111111');
      return dialog.getByRole('button', { name: invite('withdraw.do', { amount: '$96.40' }) });
    },
    busy: invite('withdraw.sending'),
  },
  {
    what: 'sending a guest’s ticket',
    tag: ['@keyboard:ticket', '@reader:ticket'],
    call: 'ticketTouristAdd',
    async ready(page, verbs) {
      await verbs.open('touristTicket', { locale: 'en' });
      await page.getByLabel(tickets('field.type')).selectOption({ label: tickets('guestType.getClient') });
      await page.getByLabel(tickets('field.email')).fill('guest@new.example');
      await page.getByLabel(tickets('field.title')).fill('Which file?');
      await page.getByLabel(tickets('field.content')).fill('For an old phone');
      return page.getByRole('button', { name: tickets('create.submit') });
    },
    busy: tickets('send.sending'),
  },
  {
    what: 'looking for the spare Apple ID',
    person: 'lin',
    tag: ['@keyboard:guides', '@reader:guides'],
    call: 'appleId',
    async ready(page, verbs) {
      await verbs.open('appleIdPublic', { locale: 'en' });
      await expect(page.locator('main output').first()).toBeVisible();
      return page.getByRole('button', { name: words('en', 'appleIdPublic')('spare.show') });
    },
    busy: words('en', 'appleIdPublic')('swapping'),
  },
];

for (const people of ['visitors', 'members']) {
  const some = PRESSES.filter(({ person }) => Boolean(person) === (people === 'members'));
  test(`what ${people} press keeps the focus with a slow server, says so after a second, and leaves the focus somewhere: ${some.map(({ what }) => what).join(', ')}`, {
    tag: [...new Set(some.flatMap(({ tag }) => tag))],
  }, async ({ page, verbs, sandbox }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    for (const { what, person, call, ready, busy } of some) {
      await test.step(what, async () => {
        await page.goto('/robots.txt');
        await verbs.become(person);
        const button = await ready(page, verbs);
        await button.focus();
        const pressed = await button.elementHandle();
        const before = sandbox.calls(call).length;
        await page.evaluate(() => Object.assign(window, { isOld: true }));
        verbs.fault({ call, kind: 'slow', ms: 1500 });
        await page.keyboard.press('Enter');
        // At one moment: said, off, and with the focus.
        await page.waitForFunction(
          ({ pressed, busy }) =>
            document.activeElement === pressed &&
            pressed?.ariaDisabled === 'true' &&
            [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === busy),
          { pressed, busy },
        );
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: busy })).toHaveCount(0);
        expect(sandbox.calls(call)).toHaveLength(before + 1);
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
