import type { Page } from 'playwright/test';
import { createRenewOrder } from '#contract/shop.ts';
import { href } from '#routes/href.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import {
  PAYMENT_SHAPE_NAMES,
  type PaymentShapeName,
  shapeOf,
  TELLING_SHAPES,
} from '../../../sandbox/api/payment-shapes.ts';
import { Client } from '../../../sandbox/client.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, PHONE, test, type Verbs, words } from '../../support/fixtures.ts';
import { chooseMethod, choosePackage, payButton, pressPay, withoutHeaders } from './buying.ts';

const SHOP = href('packages', { locale: 'en', params: { level: 1 } });
/** Shapes that only redirect. The shop redirects in their place, so the gateway sees that the buyer comes from the shop. */
const FROM_THE_SHOP: readonly PaymentShapeName[] = [
  'href',
  'replace',
  'refresh',
  'form',
  'onload',
  'shadowed',
  'newWindow',
];

/** The shapes that are ordered from the shop's own form. */
const ORDERED = [...new Set([...TELLING_SHAPES, ...FROM_THE_SHOP])];

async function orderByUnionPay(page: Page, verbs: Verbs, shape: string): Promise<void> {
  await verbs.setting('paymentPage', shape);
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  // Choose another package than the suggested one, so that the test sees whether the choice is sent.
  await choosePackage(page, 'vip-30');
  await chooseMethod(page, 'en', 'unionPay');
  await pressPay(page, 'en', '$5.99');
}

/** Fills in and presses what the payment page asks for. Then the tab must show the gateway, which has got the order's fields. */
async function arrives(page: Page, verbs: Verbs, sandbox: Sandbox, name: PaymentShapeName): Promise<void> {
  // Chromium warns about scripts that `document.write` inserts. One of them is missing, and two are on another site.
  if (name.startsWith('src')) verbs.expectConsole(/document\.write|status of 404|request to a stranger: .*\.js$/);
  const { fields, press, fill } = shapeOf(name);
  if (fill) await page.locator(fill.selector).fill(fill.value);
  if (press) await page.locator(press).click();
  await page.waitForURL('**/pay/**');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  const [arrival, ...more] = sandbox.arrivals();
  expect(more).toEqual([]);
  expect(arrival?.fields).toEqual(fields);
  const isFromShop = FROM_THE_SHOP.includes(name);
  // The referrer is the site's origin, without the path and without the choices.
  expect(arrival?.referer).toBe(isFromShop ? `${sandbox.origin}/` : undefined);
  if (arrival?.method === 'POST') expect(arrival.origin).toBe(isFromShop ? sandbox.origin : 'null');
}

for (const some of [ORDERED.slice(0, 6), ORDERED.slice(6)])
  test(`a payment page leads to the gateway, and Back returns to the form, which orders again: ${some.join(', ')}`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    await verbs.signedIn('lin');
    for (const name of some) {
      await test.step(name, async () => {
        if (name === some[0]) await orderByUnionPay(page, verbs, name);
        else {
          // The buyer tries again in the form that Back has restored. Remove the first order, because the shop would ask about it.
          await fetch(`${sandbox.origin}/sandbox/clear`, { method: 'POST' });
          await verbs.setting('paymentPage', name);
          await page.evaluate(() => localStorage.clear());
          await pressPay(page, 'en', '$5.99');
        }
        await arrives(page, verbs, sandbox, name);
        await page.goBack();
        await page.waitForURL(`**${SHOP}**`);
        await islandsReady(page);
        await expect(payButton(page, 'en', '$5.99')).toBeEnabled();
        await expect(page.locator('[name=product][value="vip-30"]')).toBeChecked();
        await expect(page.getByRole('radio', { name: 'UnionPay' })).toBeChecked();
        await expect.poll(() => sandbox.calls('createRenewOrder')).toHaveLength(1);
      });
    }
  });

test('a payment page of any other shape also leads to the gateway, and Back skips the payment page', async ({
  page,
  verbs,
  sandbox,
}) => {
  // Loading the shop would take most of the time. So a plain page at the shop's address opens the payment page.
  await page.route(`**${SHOP}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }));
  const client = new Client(sandbox.origin);
  const order = { productId: 'vip-30', payType: 'unionPay', mId: 2, pv: 1, source: 'web', channelId: 'web' } as const;
  for (const name of PAYMENT_SHAPE_NAMES.filter((each) => !ORDERED.includes(each))) {
    await test.step(name, async () => {
      await fetch(`${sandbox.origin}/sandbox/clear`, { method: 'POST' });
      await verbs.setting('paymentPage', name);
      const reply = await client.ask(createRenewOrder, { ...order, upgrade: false }, 'lin');
      if (reply.kind !== 'html') throw new Error(`UnionPay answered with ${reply.kind}`);
      await page.goto(SHOP);
      await page.evaluate(
        (address) => {
          Object.assign(document.createElement('a'), { href: address, referrerPolicy: 'same-origin' }).click();
        },
        `${PAYMENT_ADDRESS}#${encodeURIComponent(reply.html)}`,
      );
      await arrives(page, verbs, sandbox, name);
      await page.goBack();
      await page.waitForURL(`**${SHOP}**`);
    });
  }
});

test('a payment page in the whole tab cannot read the session, and a reload leads back to the form', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  await orderByUnionPay(page, verbs, 'pressed');
  await expect(page.getByText('微信支付', { exact: true })).toBeVisible();
  const seen = await page.evaluate(() => {
    try {
      return `storage: ${window.sessionStorage.length}`;
    } catch (error) {
      return `${(error as Error).name} ${self.origin} ${location.pathname}${location.hash}`;
    }
  });
  expect(seen).toBe(`SecurityError null ${PAYMENT_ADDRESS}`);
  await page.reload();
  await page.waitForURL(`**${SHOP}**`);
  await islandsReady(page);
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
});

test('a link from elsewhere to the payment page shows nothing of its content', async ({ page, sandbox }) => {
  const carried = `${sandbox.origin}${PAYMENT_ADDRESS}#${encodeURIComponent('<h1>Your bank</h1><form action="https://evil.example">')}`;
  for (const from of [href('faq', { locale: 'en' }), href('packages', { locale: 'en', params: { level: 1 } })]) {
    await page.goto(from);
    // The address of a paying screen gives no right to others, because this visit sends no referrer.
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, rel: 'noreferrer' });
      document.body.append(link);
      link.click();
    }, carried);
    await page.waitForURL(`**${PAYMENT_ADDRESS}`);
    for (const title of ['There’s nothing to pay here', '这里没有待付款的订单', '這裡沒有需要付款的項目'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Your bank')).toHaveCount(0);
    expect(page.url()).toBe(sandbox.origin + PAYMENT_ADDRESS);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(`**${href('landing', { locale: 'en' })}`);
});

for (const kind of ['blank', 'app'] as const)
  test(`a payment page that stays empty says so, and leads back to the order: ${kind}`, async ({ page, verbs }) => {
    await page.clock.install();
    await verbs.signedIn('lin');
    await orderByUnionPay(page, verbs, kind);
    await page.clock.runFor(1000);
    await page.waitForURL(`**${PAYMENT_ADDRESS}`);
    await page.clock.runFor(8000);
    await expect(page.getByRole('heading', { name: 'The payment page hasn’t opened yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to your order' }).click();
    await page.waitForURL(`**${SHOP}**`);
  });

test('without our headers the payment page is in a visible frame, which cannot read the session', async ({
  page,
  verbs,
}) => {
  await withoutHeaders(page);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await orderByUnionPay(page, verbs, 'pressed');
  const heading = page.getByRole('heading', { name: 'Payment page' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.frameLocator('iframe').getByText('微信支付', { exact: true })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    href('ticketCreate', { locale: 'en', query: { type: '1' } }),
  );
  // The form and everything around it are hidden.
  await expect(page.locator('.product').first()).toBeHidden();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  await page.getByRole('button', { name: 'Back to payment methods' }).click();
  await expect(page.locator('.product').first()).toBeVisible();
  await expect(payButton(page, 'en', '$5.99')).toBeEnabled();
});

test('a payment page that has lost its headers runs nothing', async ({ page, verbs }) => {
  await verbs.setting('paymentPage', 'topLocation');
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await withoutHeaders(page);
  await page.evaluate(
    (address) => location.assign(address),
    `${PAYMENT_ADDRESS}#${encodeURIComponent('<h1>Paid</h1>')}`,
  );
  await expect(page.getByRole('heading', { name: 'There’s nothing to pay here' })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(0);
});

test('if the gateway answers with nothing or a file, the buyer can open the payment again without another order, or return to the form', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('gateway', 'nothing');
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'aliPay');
  // From now on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressPay(page, 'en', '$49.99');
  await expect.poll(() => sandbox.arrivals().length).toBe(1);
  const late = page.getByText(words('en', 'order')('wait.late'));
  // The order exists but is not paid, so the page does not thank the buyer.
  await expect(page.getByRole('heading', { level: 1, name: 'Finish your payment' })).toBeFocused();
  await expect(page.getByText('Opening the payment page…')).toBeInViewport();
  await expect(page.getByText(/thank/i)).toHaveCount(0);
  await expect(late).toHaveCount(0);
  await page.clock.runFor(8000);
  await page.clock.resume();
  await expect(late).toBeInViewport();
  await expect(page.getByText('lin@example.com', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support about a charge' })).toHaveAttribute(
    'href',
    href('ticketCreate', { locale: 'en', query: { type: '1' } }),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(payButton(page, 'en', '$49.99')).toBeEnabled();
  // The buyer has said that nothing was paid, so the form does not ask about it.
  await verbs.setting('gateway', 'download');
  await pressPay(page, 'en', '$49.99');
  await expect.poll(() => sandbox.arrivals().length).toBe(2);
  await page.clock.runFor(8000);
  await expect(late).toBeVisible();
  await verbs.setting('gateway', 'page');
  await page.getByRole('button', { name: 'Open the payment page again' }).click();
  await page.waitForURL('**/pay/**');
  await expect.poll(() => sandbox.calls('createRenewOrder')).toHaveLength(2);
});
