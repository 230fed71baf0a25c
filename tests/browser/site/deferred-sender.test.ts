import type { Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import type { Row } from '../../../src/routes/row.ts';
import { type ScreenName, TABLE } from '../../../src/routes/table.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, pageIdle, test, withKnownActivity, words } from '../support/fixtures.ts';

const SENDER = '**/_astro/sender.*.js';
const login = words('en', 'login');

/** From now on, the request for the sender's file fails (`broken`) or waits for `letGo` (`held`). */
async function withSender(page: Page, fate: 'broken' | 'held'): Promise<{ letGo(): Promise<void> }> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SENDER, async (route) => {
    if (fate === 'broken') return route.abort();
    await held;
    await route.continue();
  });
  return {
    async letGo() {
      release();
      if (fate === 'broken') await page.unroute(SENDER);
    },
  };
}

const FORMS = (TABLE as readonly Row[]).filter(({ isDeferred }) => isDeferred);

test('the screens that ask for nothing before somebody acts are found', () => {
  expect(FORMS.map(({ name }) => name)).toContain('login');
});

for (const { name, access } of FORMS) {
  const screen = name as ScreenName;
  const person = access === 'member' ? 'tia' : undefined;
  test(`${screen}: the sender comes when somebody begins to fill in, not before`, async ({ page, verbs }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_astro/sender.')) asked.push(request.url());
    });
    if (person) {
      // A member who is known: otherwise the form asks at once whose draft it may show.
      await verbs.signedIn(person);
      await verbs.open('account', { locale: 'en' });
      await expect(page.getByText('tia@example.com').first()).toBeVisible();
      asked.length = 0;
    }
    await withKnownActivity(page);
    await verbs.open(screen, { locale: 'en' });
    await pageIdle(page);
    expect(asked).toEqual([]);
    const sender = page.waitForRequest(SENDER);
    await page.locator('main form input:not([type=file])').first().focus();
    expect((await sender).url()).toContain('/_astro/sender.');
  });
}

for (const locale of LOCALES) {
  test(`a sender that does not load is a network failure; trying again signs in (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    const t = words(locale, 'login');
    verbs.expectConsole(/sender/);
    const sender = await withSender(page, 'broken');
    await verbs.open('login', { locale });
    await verbs.fillLogin(locale, 'lin');
    const reason = words(locale, 'shared')('failure.reason.code');
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByLabel(t('account'), { exact: true })).toHaveValue('lin@example.com');
    await expect(page.getByLabel(t('password'), { exact: true })).toHaveValue('petrel-8');
    expect(sandbox.calls('login')).toHaveLength(0);
    await expectAccessible(page);
    await sender.letGo();
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await page.waitForURL(`**${href('account', { locale })}`);
    await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
  });
}

test('while the sender is on its way the button is busy, and pressing again sends nothing twice', async ({
  page,
  verbs,
  sandbox,
}) => {
  const sender = await withSender(page, 'held');
  await verbs.open('login', { locale: 'en' });
  await verbs.fillLogin('en', 'lin');
  await expect(page.getByRole('button', { name: login('submitting') })).toBeDisabled();
  await page.getByLabel(login('password'), { exact: true }).press('Enter');
  await sender.letGo();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
});

test('a ticket waits for its sender with all that was written, and is opened once', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/sender/);
  const sender = await withSender(page, 'broken');
  await verbs.open('touristTicket', { locale: 'en' });
  await page.getByLabel(t('field.type')).selectOption({ label: t('type.account') });
  await page.getByLabel(t('field.email')).fill('guest@example.com');
  await page.getByLabel(t('field.title')).fill('No mail');
  await page.getByLabel(t('field.content')).fill('The code never came.');
  await page.getByRole('button', { name: t('create.submit') }).click();
  const reason = words('en', 'shared')('failure.reason.code');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  // Nothing has left, so nothing can have arrived.
  await expect(page.getByText(t('again.notice'))).toHaveCount(0);
  await expect(page.getByLabel(t('field.content'))).toHaveValue('The code never came.');
  await sender.letGo();
  await page.getByRole('button', { name: t('create.submit') }).click();
  await page.waitForURL(/key=/);
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(1);
});

test('a form’s page asks for the banner, too, but only after all that the form itself needs', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('activity', 'banner');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await verbs.open('login', { locale: 'en' });
  await expect(page.getByRole('link', { name: 'Autumn offer: a year comes with 15 days on top' })).toBeVisible();
  await expect.poll(() => sandbox.calls('activityCheck')).toHaveLength(1);
  const [form = -1, sender = -1] = ['/_astro/Login.', '/_astro/sender.'].map((part) =>
    asked.findIndex((url) => url.includes(part)),
  );
  expect(form).toBeGreaterThan(-1);
  expect(sender).toBeGreaterThan(form);
});
