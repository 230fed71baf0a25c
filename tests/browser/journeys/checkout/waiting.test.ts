import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, PHONE, test, type Verbs, words } from '../../support/fixtures.ts';
import { dollars } from '../../support/words.ts';
import { arrivedHeading, chooseMethod, fillAccount, NEWCOMER, payAtGateway, pressPay } from './buying.ts';

const t = words('en', 'waiting');

/** A payment at the gateway that has not arrived when the buyer comes back. */
async function payWithoutArrival(page: Page, locale: Locale = 'en'): Promise<void> {
  await chooseMethod(page, locale, 'aliPay');
  await pressPay(page, locale, dollars(locale, 49.99));
  await payAtGateway(page, 'never');
}

/** Orders as a new visitor and comes back from the gateway without having paid. Returns the gateway's address. */
async function registerUnpaid(page: Page, verbs: Verbs): Promise<string> {
  await verbs.open('register', { locale: 'en' });
  await fillAccount(page, 'en', NEWCOMER);
  await chooseMethod(page, 'en', 'aliPay');
  await pressPay(page, 'en', '$49.99');
  await page.waitForURL('**/pay/**');
  const gateway = page.url();
  await verbs.open('thanks', { locale: 'en' });
  return gateway;
}

/** Reports the payment of the last order to the seller, as the gateway does. */
async function arrive(sandbox: { origin: string }): Promise<void> {
  const orders = (await (await fetch(`${sandbox.origin}/sandbox/orders`)).json()) as { id: string }[];
  await fetch(`${sandbox.origin}/sandbox/credit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: orders.at(-1)?.id }),
  });
}

/** The link to the login. Its text tells new buyers to wait a little. */
const TRY = t('do.later');

/** A little more than the six minutes after which a payment is late, in milliseconds. */
const LATE_MS = 365_000;

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('an open renewal has one heading, and its arrival is shown at once and after a reload (zh)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'zh';
  const say = words(locale, 'waiting');
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale, params: { level: 1 } });
  await payWithoutArrival(page, locale);
  const main = page.getByRole('main');
  await expect(heading(page, say('waiting.title'))).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByText(say('aid.paidText')).filter({ visible: true })).toHaveCount(1);
  await expect(main.getByRole('region', { name: say('label') })).toContainText('lin@example.com');
  await expect(main.getByRole('region', { name: say('label') })).toContainText(dollars(locale, 49.99));
  await expect(main.getByText(/^\D*\d\d:\d\d:\d\d\D*$/).last()).toBeVisible();
  await expectAccessible(page);
  await arrive(sandbox);
  await expect(arrivedHeading(page, locale)).toBeVisible({ timeout: 12_000 });
  await expect(page.locator('[data-order-state]')).toHaveAttribute('data-order-state', 'arrived');
  await expect(main.getByText(say('aid.paidText')).filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(arrivedHeading(page, locale)).toBeVisible();
  await expect(main.getByRole('link', { name: say('do.account') })).toHaveCount(1);
  // The buyer has seen the payment's arrival, so the account does not report it again.
  await verbs.open('account', { locale });
  await expect(page.getByRole('link', { name: words(locale, 'account')('renew') }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: say('label') })).toHaveCount(0);
});

test('a payment that never arrives is late in every place, and a ticket is prefilled', async ({ page, verbs }) => {
  await page.clock.install();
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await payWithoutArrival(page);
  await expect(heading(page, t('waiting.title'))).toBeVisible();
  // Jump in one step: a clock that ticks through six minutes takes longer on a busy machine than a test may wait.
  await page.clock.fastForward(LATE_MS);
  await expect(heading(page, t('late.title'))).toBeVisible();
  await expect(page.getByText('within 5 minutes')).toHaveCount(1);
  await expectAccessible(page);
  // The page counts the time since the order, not since the visit.
  await page.reload();
  await expect(heading(page, t('late.title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('do.ticket'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByLabel(words('en', 'tickets')('field.title'), { exact: true })).toHaveValue(
    'Paid, but not active yet: One year',
  );
  await verbs.open('thanks', { locale: 'en' });
  await page.getByRole('button', { name: t('do.waitOn') }).click();
  await expect(heading(page, t('waiting.title'))).toBeVisible();
});

test('a buyer who did not pay says so, and can return to the same payment or choose another method', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'aliPay');
  await pressPay(page, 'en', '$49.99');
  await page.waitForURL('**/pay/**');
  const gateway = page.url();
  await verbs.open('thanks', { locale: 'en' });
  const back = page.getByRole('link', { name: t('do.payOn', { method: 'Alipay' }) });
  await expect(back).toHaveAttribute('href', gateway);
  await page.getByRole('button', { name: t('do.notPaid') }).click();
  await expect(heading(page, t('notPaid.title'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('do.reopen', { method: 'Alipay' }) }).click();
  await page.waitForURL(gateway);
  await verbs.open('thanks', { locale: 'en' });
  await expect(heading(page, t('waiting.title'))).toBeVisible();
  await page.getByRole('button', { name: t('do.notPaid') }).click();
  await page.getByRole('link', { name: t('do.payDifferently') }).click();
  await islandsReady(page);
  await expect(page.locator('[name=product][value="vip-360"]')).toBeChecked();
  await expect(page.getByRole('radio', { name: words('en', 'shared')('payment.aliPay') })).toBeChecked();
  // No order is open any more, so the form does not ask about one.
  await pressPay(page, 'en', '$49.99');
  await page.waitForURL('**/pay/**');
  await expect.poll(() => sandbox.calls('createRenewOrder')).toHaveLength(2);
});

test('a new buyer is told why the log-in is refused, and finds the same order everywhere', async ({ page, verbs }) => {
  const gateway = await registerUnpaid(page, verbs);
  await expect(heading(page, t('new.title'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: TRY }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  const login = words('en', 'login');
  await expect(page.getByLabel(login('account'), { exact: true })).toHaveValue(NEWCOMER.email);
  await page.getByLabel(login('password'), { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('button', { name: login('submit'), exact: true }).click();
  const card = page.getByRole('region', { name: t('label') });
  await expect(card).toContainText(t('justPaid'));
  await expect(card).toContainText(t('new.title'));
  await expectAccessible(page);
  // The landing page offers the order instead of packages.
  await verbs.open('landing', { locale: 'en' });
  await expect(page.getByRole('link', { name: `${t('new.title')} · ${t('once')}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words('en', 'landing')('register') })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: t('see') })).toHaveCount(2);
  await page.goto(gateway);
  await payAtGateway(page);
  await verbs.open('login', { locale: 'en' });
  await expect(page.getByLabel(login('account'), { exact: true })).toHaveValue(NEWCOMER.email);
  await page.getByLabel(login('password'), { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('button', { name: login('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await expect(card).toContainText(/Active until \d{4}-/);
});

test('a new buyer learns when to try the log-in, and on the same page that the payment is late', async ({
  page,
  verbs,
}) => {
  await page.clock.install();
  await registerUnpaid(page, verbs);
  const main = page.getByRole('main');
  const picture = page.locator('[data-order-state]');
  await expect(main.getByRole('link', { name: TRY })).toBeVisible();
  await expect(picture).toHaveAttribute('data-order-state', 'waiting');
  await page.clock.fastForward(61_000);
  await expect(main.getByText(/^Waited 1 minute so far/)).toBeVisible();
  await page.clock.fastForward(LATE_MS);
  await expect(heading(page, t('newLate.title'))).toBeVisible();
  await expect(picture).toHaveAttribute('data-order-state', 'late');
  // The page cannot ask the server without a session, so the card about the order says that the state is unknown.
  await expect(main.getByRole('region', { name: t('label') })).toContainText(t('tag.unknown'));
});

test('an account without a package shows the state of its order, and offers no packages meanwhile', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('ann');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await payWithoutArrival(page);
  await verbs.open('account', { locale: 'en' });
  await expect(heading(page, t('waiting.title'))).toBeVisible();
  await expect(page.getByText('Choose a package')).toHaveCount(0);
  await expect(page.getByText('No active package')).toHaveCount(0);
  await expectAccessible(page);
  await arrive(sandbox);
  await expect(page.getByRole('region', { name: t('label') })).toContainText(/Active until \d{4}-/, {
    timeout: 12_000,
  });
  await expect(page.getByRole('link', { name: 'Add days' })).toBeVisible();
});
