import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, PHONE, pageIdle, test, words } from '../../support/fixtures.ts';
import { storageKey } from '../../support/storage.ts';

const LOGIN = href('login', { locale: 'en' });
const common = words('en', 'common');
const tickets = words('en', 'tickets');

/** The log-out button of the header that is visible. The header has two. */
function logOutButton(page: Page, locale: Locale = 'en') {
  return page.getByRole('banner').getByRole('button', { name: words(locale, 'common')('menu.logOut'), exact: true });
}

/** Answers the next question of the browser, and returns its kind and text. */
function answerQuestion(page: Page, isAccepted: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await (isAccepted ? dialog.accept() : dialog.dismiss());
      resolve(`${dialog.type()}: ${dialog.message()}`);
    });
  });
}

const keptTexts = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(Object.values(localStorage)));

/** Writes half a ticket as lin, and waits until the browser has stored it. */
async function writeHalf(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.getByLabel(words(locale, 'tickets')('field.title')).fill('Half a ticket');
  await expect.poll(() => keptTexts(page)).toContain('Half a ticket');
}

test('logging out with an unsent ticket asks first, wherever the member is', async ({ page, verbs }) => {
  const locale = 'zh';
  const t = words(locale, 'common');
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale });
  await writeHalf(page, locale);
  const leaving = answerQuestion(page, true);
  await verbs.open('terms', { locale });
  expect(await leaving).toMatch(/^beforeunload/);
  const button = logOutButton(page, locale);
  await button.focus();
  const staying = answerQuestion(page, false);
  await page.keyboard.press('Enter');
  expect(await staying).toBe(`confirm: ${t('askLogOut.text')}`);
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  expect(await keptTexts(page)).toContain('Half a ticket');
  const going = answerQuestion(page, true);
  await button.click();
  expect(await going).toMatch(/^confirm/);
  await page.waitForURL(`**${href('login', { locale })}`);
  expect(await keptTexts(page)).not.toContain('Half a ticket');
});

test('logging out asks about unsent text even before any script has loaded', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await page.setViewportSize(PHONE);
  await page.route('**/_astro/*.js', () => {
    // These requests are never answered, so that no script loads.
  });
  await page.goto(href('ticketCreate', { locale: 'en' }), { waitUntil: 'commit' });
  await page.getByLabel(tickets('field.content')).fill('My card was charged twice');
  await page.getByRole('button', { name: common('menu.open') }).click();
  const asked = answerQuestion(page, false);
  await logOutButton(page).click();
  expect(await asked).toBe(`confirm: ${common('askLogOut.text')}`);
  await expect(page.getByLabel(tickets('field.content'))).toHaveValue('My card was charged twice');
});

test('logging out does not ask about a form in which nobody has written', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  // The form fills in the questions of this type, which nobody has answered.
  await page.getByLabel(tickets('field.type')).selectOption('3');
  await expect(page.getByLabel(tickets('field.content'))).not.toHaveValue('');
  // The form cannot tell that nobody has written in it until it knows whose draft this is.
  await expect(page.locator('main form')).toHaveAttribute('data-clean');
  await logOutButton(page).click();
  await page.waitForURL(`**${LOGIN}`);
});

test('a member who follows a guest’s ticket link is told why it did not open, and opens it', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  const t = words(locale, 'common');
  const answer = await fetch(`${sandbox.origin}/api/Website/ticketTouristAdd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'guest@example.com', type: 2, title: 'A guest’s', content: 'Help', file: [] }),
  });
  const { bean } = (await answer.json()) as { bean: { key: string } };
  const link = href('touristTicket', { locale, query: { key: bean.key } });
  await verbs.signedIn('lin');
  await page.goto(link);
  await page.waitForURL(`**${href('account', { locale })}`);
  await expect(page.getByRole('dialog', { name: t('closedLink.text') })).toBeVisible();
  await expect(page.getByText(t('askLogOut.text')).last()).toBeHidden();
  await expectAccessible(page);
  expect(page.url()).not.toContain(bean.key);
  await page.getByRole('button', { name: t('closedLink.open') }).click();
  await page.waitForURL(`**${link}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A guest’s' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('path'))).toBeNull();
});

test('the key of a reset link that a member opens is stored only after the log-out', async ({ page, verbs }) => {
  const kept = () =>
    page.evaluate(
      (keys) => keys.map((key) => sessionStorage.getItem(key)),
      (['path', 'resetKey', 'resetName'] as const).map(storageKey),
    );
  const link = href('resetPassword', { locale: 'en', query: { key: 'secret', name: 'kai@example.com' } });
  await verbs.signedIn('lin');
  await page.goto(link);
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await page.getByRole('button', { name: common('closedLink.stay') }).click();
  await expect(page.getByText(common('closedLink.text'))).toBeHidden();
  await expect.poll(() => kept()).toEqual([null, null, null]);
  await page.goto(link);
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await page.getByRole('button', { name: common('closedLink.open') }).click();
  await page.waitForURL(`**${href('resetPassword', { locale: 'en', query: { name: 'kai@example.com' } })}`);
  await islandsReady(page);
  await expect(page.getByLabel(words('en', 'recovery')('link.name'))).toHaveValue('kai@example.com');
  expect((await kept())[1]).toBe('secret');
});

test('only a personal link makes the page ask, and the question warns about an unsent ticket', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  await page.goto(href('touristTicket', { locale: 'en' }));
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await islandsReady(page);
  // The page would ask when it has nothing else to do.
  await pageIdle(page);
  await expect(page.getByText(common('closedLink.text'))).toBeHidden();
  await verbs.open('ticketCreate', { locale: 'en' });
  await writeHalf(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(href('resetPassword', { locale: 'en', query: { key: 'secret', name: 'kai@example.com' } }));
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await expect(page.getByRole('dialog').getByText(common('askLogOut.text'))).toBeVisible();
});
