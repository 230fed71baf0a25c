import { href } from '../../src/routes/href.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from './fixtures.ts';

for (const locale of LOCALES) {
  test(`a visitor reads what is sold, for how much, and registers (${locale})`, async ({ page, verbs }) => {
    const t = words(locale, 'landing');
    await verbs.open('landing', { locale });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.getByText(t('price', { price: locale === 'en' ? '$1.99' : 'US$1.99' }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('account'), exact: true })).toHaveCount(0);
    await page
      .getByRole('link', { name: t('register'), exact: true })
      .nth(1)
      .click();
    await page.waitForURL(`**${href('register', { locale })}`);
  });

  test(`without script everything can be read and reached (${locale})`, async ({ browser, sandbox }) => {
    const t = words(locale, 'landing');
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(sandbox.origin + href('landing', { locale }));
    for (const n of [0, 1, 2] as const) {
      await expect(page.getByRole('heading', { name: t(`tabs.${n}.title`) })).toBeVisible();
    }
    await expect(page.getByRole('blockquote')).toHaveCount(3);
    await expect(page.getByRole('blockquote').nth(2)).toBeVisible();
    await expect(page.getByRole('button', { name: t('voices.pause') })).toBeHidden();
    await expect(page.getByRole('link', { name: t('facts.refund.more'), exact: true })).toHaveAttribute(
      'href',
      href('terms', { locale, hash: 'refund' }),
    );
    await context.close();
  });
}

test('a member is led to the account and the packages', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await verbs.signedIn('lin');
  await verbs.open('landing', { locale: 'en' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('register'), exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('packages') }).first()).toHaveAttribute(
    'href',
    href('packages', { locale: 'en', params: { level: '1' } }),
  );
  await main
    .getByRole('link', { name: t('account'), exact: true })
    .first()
    .click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
});

test('without an answer the price is simply absent', async ({ page, verbs }) => {
  verbs.fault({ call: 'skuList', kind: 'html' });
  const noted = page.waitForEvent('console', (message) => /skuList broke the contract/.test(message.text()));
  await verbs.open('landing', { locale: 'en' });
  await noted;
  await expect(page.getByText('$')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('');
});

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the landing page is accessible on a ${name}`, async ({ page, verbs }) => {
    await page.setViewportSize(size);
    await verbs.open('landing', { locale: 'zh' });
    await expectAccessible(page);
  });
}
