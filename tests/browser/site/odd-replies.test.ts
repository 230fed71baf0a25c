import { href } from '../../../src/routes/href.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, payAtGateway, pressPay } from '../checkout/buying.ts';
import { expect, test, WORKER_BLOCKED, words } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';
import { dollars } from '../support/words.ts';

/** What an API of another make answers for the shop: odd, but nobody could mistake it; and two rows that nobody can use. */
const ODD_SHOP = [
  { at: 'code', value: '200' },
  { at: 'bean.goods.0.key', value: 30 },
  { at: 'bean.goods.0.price.usd', value: '5.99' },
  { at: 'bean.goods.0.days', value: '30' },
  { at: 'bean.goods.0.name.tw' },
  { at: 'bean.goods.1', value: { key: 'vip-90', name: 'Three months', price: null } },
  { at: 'bean.goods.2', value: 'sold out' },
  { at: 'bean.goods.3.recommend', value: 1 },
  { at: 'bean.payArray.0.l1', value: 1 },
  { at: 'bean.payArray.1.name', value: 'Octopus' },
  { at: 'bean.payArray.3', value: null },
  { at: 'bean.vipUpgrade', value: { enable: false } },
];

test('a shop with odd rows shows the rest, says which ones it left out, and sells', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  const told: string[] = [];
  verbs.expectConsole(/^skuList, not understood/);
  page.on(
    'console',
    (message) => message.type() === 'warning' && !WORKER_BLOCKED.test(message.text()) && told.push(message.text()),
  );
  verbs.fault({ call: 'skuList', kind: 'rewrite', changes: ODD_SHOP });
  await verbs.open('register', { locale });
  const goods = page.locator('[name=product]');
  // Six of level 1, of which two can't be used.
  await expect(goods).toHaveCount(4);
  await expect(page.locator('[name=product][value="vip-360"]')).toBeChecked();
  await expect(page.locator('label', { has: page.locator('[name=product][value="30"]') })).toContainText('一个月');
  await expect(page.getByRole('radio', { name: 'Octopus' })).toBeVisible();
  await expect(page.locator('[name=merchant]')).toHaveCount(4);
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
  await pressPay(page, locale, dollars(locale, 49.99));
  await payAtGateway(page);
  await expect
    .poll(() => sandbox.calls('createRegOrder')[0]?.payload)
    .toMatchObject({
      productId: 'vip-360',
      payType: 'aliPay',
      mId: 1,
    });
  expect(told).toEqual([
    'skuList, not understood: goods.1.price: expected a price, got null; goods.1.days: is missing; goods.1.vipLevel: is missing; goods.2: expected Object, got string; payArray.3: expected Object, got null',
  ]);
});

test('an unknown payment method is offered under its own name, and takes the order', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('unknownMethod', true);
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await choosePackage(page, 'vip-30');
  await page.getByRole('radio', { name: 'Octopus' }).check();
  await pressPay(page, 'en', dollars('en', 5.99));
  await payAtGateway(page);
  await expect.poll(() => sandbox.calls('createRenewOrder')[0]?.payload).toMatchObject({ payType: 'Octopus', mId: 9 });
  const orders = (await (await page.request.get('/sandbox/orders')).json()) as { id: string }[];
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', receipt: orders.at(-1)?.id } });
  await expect(page.getByText('Octopus')).toBeVisible();
});

test('an API with numbers for ids is bought from, and its tickets, receipts and devices open', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('ids', 'number');
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await page.getByRole('radio', { name: /One year/ }).check();
  await chooseMethod(page, 'en', 'aliPay');
  await pressPay(page, 'en', dollars('en', 49.99));
  await payAtGateway(page);
  expect(typeof Object(sandbox.calls('createRenewOrder')[0]?.payload).productId).toBe('number');

  // A link as it stands in a mail.
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const t = words('en', 'tickets');
  await page.getByLabel(t('field.reply')).fill('It works again');
  await page.getByRole('button', { name: t('send.reply') }).click();
  await expect(page.getByText('It works again', { exact: true })).toBeVisible();
  // It stands there before it has arrived.
  await expect.poll(() => sandbox.calls('ticketAdd')[0]?.payload).toMatchObject({ subject: 102 });

  await verbs.open('account', { locale: 'en', query: { tab: 'orders' } });
  await page
    .getByRole('button', { name: /^Receipt/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: words('en', 'receipt')('title') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^T-/)).toBeVisible();
  expect(sandbox.calls('orderReceipt').every(({ payload }) => typeof Object(payload).orderId === 'number')).toBe(true);
});

test('banner and popup survive a style as text and a missing size', async ({ page, verbs }) => {
  await verbs.setting('activity', 'on');
  verbs.fault({
    call: 'activityCheck',
    kind: 'rewrite',
    changes: [
      { at: 'bean.enable', value: '1' },
      { at: 'bean.image.b' },
      { at: 'bean.webBannerStyle', value: 'background: rgb(1, 2, 3); position: fixed' },
    ],
  });
  await verbs.open('landing', { locale: 'en' });
  await page.locator('.facts').evaluate((facts) => scrollBy(0, facts.getBoundingClientRect().bottom));
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await verbs.open('enterprise', { locale: 'en' });
  await expect(page.getByText('Autumn offer: a year of Basic comes with 15 extra days')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('an account with odd rows shows the others, and a date that is none is a dash', async ({ page, verbs }) => {
  verbs.expectConsole(/^info, not understood/);
  verbs.fault({
    call: 'info',
    kind: 'rewrite',
    times: -1,
    changes: [
      { at: 'bean.device.0', value: { name: 'No id' } },
      { at: 'bean.device.1.linkTime', value: 9e15 },
      { at: 'bean.device.1.platform', value: 'watch' },
      { at: 'bean.device.1.name', value: 'Half \ud83d' },
    ],
  });
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Half \ufffd');
  await expect(rows.first()).toContainText('–');
});

test('what an older version of the site has kept of a member and an activity is asked for anew', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  await page.addInitScript(
    ({ userInfo, activity }) => {
      if (sessionStorage.getItem(userInfo)) return;
      const member = {
        account: 'old@example.com',
        vipType: 1,
        expire: 1,
        expireSVip: 0,
        lastTime: 0,
        keptAtMs: Date.now(),
      };
      sessionStorage.setItem(userInfo, JSON.stringify({ ...member, device: [null], pays: [{ name: 5 }] }));
      sessionStorage.setItem(
        activity,
        JSON.stringify({ at: Date.now(), activity: { enable: true, image: { b: null } } }),
      );
    },
    { userInfo: storageKey('userInfo'), activity: storageKey('activity') },
  );
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText('lin@example.com').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ has: page.getByRole('button') })).toHaveCount(3);
});

test('answers that nobody needs may be anything: a ticket is opened, and data counted in our own words', async ({
  page,
  verbs,
}) => {
  const odd = (call: string, value: unknown) =>
    verbs.fault({ call, kind: 'rewrite', changes: [{ at: 'bean', value }] });
  odd('refreshVip', { refreshed: 1 });
  odd('ticketAdd', 'ok');
  await verbs.signedIn('mei');
  await verbs.open('account', { locale: 'en' });
  const t = words('en', 'account');
  await page.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(page.getByText(t('traffic.refreshed'))).toBeVisible();

  await verbs.open('ticketCreate', { locale: 'en', query: { type: '4' } });
  const tickets = words('en', 'tickets');
  await page.getByLabel(tickets('field.title')).fill('A question');
  await page.getByLabel(tickets('field.content')).fill('About routers');
  await page.getByRole('button', { name: tickets('create.submit') }).click();
  // Without an id the list shows it.
  await page.waitForURL(`**${href('ticket', { locale: 'en' })}`);
  await expect(page.getByRole('link', { name: 'A question' })).toBeVisible();
});
