import type { Locator, Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { chooseMethod, payButton } from '../checkout/buying.ts';

type Pair = readonly [Page, Page];

test('two tabs that send the same ticket at once open one ticket, and the other tab asks', async ({
  page,
  context,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  const tabs: Pair = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(href('ticketCreate', { locale: 'en' }));
    await islandsReady(tab);
  }
  for (const tab of tabs) {
    await tab.getByLabel(t('field.type')).selectOption({ label: t('type.other') });
    await tab.getByLabel(t('field.title')).fill('Dark mode');
    await tab.getByLabel(t('field.content')).fill('Please');
  }
  verbs.fault({ call: 'ticketAdd', kind: 'slow', ms: 1500, times: -1 });
  await pressAtOnce(tabs, (tab) => tab.getByRole('button', { name: t('create.submit'), exact: true }));
  const other = await tabThatStays(tabs, '**/ticketContent/*/');
  await expect(other.getByRole('dialog', { name: t('again.sent.title') })).toBeVisible();
  expect(sandbox.calls('ticketAdd')).toHaveLength(1);
});

test('two tabs in which a member pays for the same package at once make one order, and the other tab asks', async ({
  page,
  context,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  const tabs: Pair = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(href('packages', { locale: 'en', params: { level: 1 } }));
    await islandsReady(tab);
    await chooseMethod(tab, 'en', 'aliPay');
  }
  verbs.fault({ call: 'createRenewOrder', kind: 'slow', ms: 3000, times: -1 });
  await pressAtOnce(tabs, (tab) => payButton(tab, 'en', '$49.99'));
  const other = await tabThatStays(tabs, '**/pay/**');
  // The order's answer is still missing when the other tab asks.
  const title = words('en', 'order')('again.sending.title');
  await expect(other.getByRole('dialog', { name: title })).toBeVisible();
  expect(sandbox.calls('createRenewOrder')).toHaveLength(1);
});

/** Presses a button in all tabs at the same moment, because two presses of Playwright would be too far apart. */
async function pressAtOnce(tabs: readonly Page[], button: (tab: Page) => Locator): Promise<void> {
  for (const tab of tabs) await expect(button(tab)).toBeEnabled();
  const atMs = Date.now() + 500;
  await Promise.all(
    tabs.map((tab) =>
      button(tab).evaluate((element: HTMLElement, ms) => void setTimeout(() => element.click(), ms - Date.now()), atMs),
    ),
  );
}

/** Waits until one of the tabs gets to an address, and returns the other tab. */
async function tabThatStays([one, other]: Pair, address: string): Promise<Page> {
  const gone = await Promise.any([one, other].map((tab) => tab.waitForURL(address).then(() => tab)));
  return gone === one ? other : one;
}
