import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test as ofSite, PHONE, words } from '../support/fixtures.ts';
import { siteWith } from '../support/site-with.ts';

const MIRRORS = ['https://petrel.example.net', 'https://sturmvogel.example.org'];

/** A site that has other addresses. It is built once: the tests of this file run one after another. */
const test = ofSite.extend<object, { builtDir: string }>({
  builtDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const { distDir, remove } = await siteWith({ mirrors: MIRRORS });
      await use(distDir);
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  distDir: ({ builtDir }, use) => use(builtDir),
});
test.describe.configure({ mode: 'default' });

for (const locale of LOCALES) {
  test(`all addresses of the site stand on the contact page, each with the way to the same page (${locale})`, async ({
    page,
    verbs,
  }) => {
    await page.setViewportSize(PHONE);
    await verbs.open('contact', { locale });
    const t = words(locale, 'contact');
    const card = page.locator('.card').filter({ hasText: t('addresses') });
    await expect(card).toContainText(t('addressesNote'));
    for (const address of ['https://petrel.example', ...MIRRORS]) {
      const link = card.getByRole('link', { name: new URL(address).host, exact: true });
      await expect(link).toHaveAttribute('href', address + href('contact', { locale }));
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test(`who can’t reach the server is shown the other addresses, without the secret in the own one (${locale})`, async ({
    page,
    verbs,
  }) => {
    verbs.expectConsole(/ERR_|ticketTouristView/);
    verbs.fault({ call: 'ticketTouristView', kind: 'drop' });
    await page.goto(`${href('touristTicket', { locale })}?key=a-secret`);
    const t = words(locale, 'shared');
    const notice = page.getByRole('alert').filter({ hasText: t('failure.reason.unreachable') });
    await expect(notice).toContainText(t('failure.mirrors'));
    const links = await notice.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['https://petrel.example', ...MIRRORS].map((at) => at + href('touristTicket', { locale })));
    await expectAccessible(page);
  });
}

test('an answer, if only an HTTP status, shows that the address is not blocked', async ({ page, verbs }) => {
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'skuList', kind: 'http500' });
  await verbs.open('register', { locale: 'en' });
  const t = words('en', 'shared');
  await expect(page.getByText(t('failure.reason.status', { status: 500 }))).toBeVisible();
  await expect(page.getByText(t('failure.mirrors')).and(page.locator(':visible'))).toHaveCount(0);
});

test('a page whose code cannot be had names the other addresses', async ({ page, verbs }) => {
  verbs.expectConsole(/_astro|astro-island/);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await verbs.signedIn('lin');
  for (const [address, target] of [
    [href('ticketContent', { locale: 'en', params: { id: '102' } }), href('landing', { locale: 'en' })],
    [href('account', { locale: 'en' }), href('account', { locale: 'en' })],
  ]) {
    await page.goto(address ?? '');
    const notice = page.getByRole('alert').filter({ hasText: words('en', 'common')('late') });
    await expect(notice.getByRole('link', { name: 'petrel.example.net' })).toHaveAttribute(
      'href',
      `https://petrel.example.net${target}`,
    );
  }
});
