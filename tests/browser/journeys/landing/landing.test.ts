import { href } from '#routes/href.ts';
import testimonials from '../../../../brand/testimonials.json' with { type: 'json' };
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';

test('without script everything can be read and reached', async ({ browser, sandbox }) => {
  const t = words('tw', 'landing');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(sandbox.origin + href('landing', { locale: 'tw' }));
  await expect(page.getByText(t('priceCard.text'))).toBeVisible();
  await expect(page.locator('.price-card').getByRole('link', { name: t('register') })).toHaveAttribute(
    'href',
    href('register', { locale: 'tw' }),
  );
  // Nothing is said of a price that isn't known.
  await expect(page.locator('[data-from]')).toHaveText('');
  for (const n of [0, 1, 2] as const) {
    await expect(page.getByRole('heading', { name: t(`tabs.${n}.title`) })).toBeVisible();
  }
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await expect(page.getByRole('blockquote').nth(2)).toBeVisible();
  const policy = href('terms', { locale: 'tw', hash: 'refund' });
  for (const name of [t('priceCard.guarantee'), t('known.details')])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', policy);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('link', { name: t('compare') })).toHaveAttribute(
    'href',
    href('register', { locale: 'tw', hash: 'compare' }),
  );
  await context.close();
});

test('the tabs follow arrow keys, Home and End', {
  tag: ['@reader:landing', '@keyboard:landing'],
}, async ({ page, verbs }) => {
  const t = words('zh', 'landing');
  await verbs.open('landing', { locale: 'zh' });
  await expect(page.getByRole('radio')).toHaveCount(3);
  const tab = (n: 0 | 1 | 2) => page.getByRole('tab', { name: t(`tabs.${n}.tab`), exact: true });
  const panel = page.getByRole('tabpanel');
  await page.getByRole('heading', { name: t('tabs.title') }).scrollIntoViewIfNeeded();
  await tab(0).click();
  await expect(panel).toHaveAccessibleName(t('tabs.0.tab'));
  await expect(panel).toContainText(t('tabs.0.title'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(1)).toBeFocused();
  await expect(panel).toContainText(t('tabs.1.b'));
  await page.keyboard.press('End');
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toContainText(t('tabs.0.title'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(0)).toBeFocused();
});

test('the testimonials stand side by side and none moves by itself; on phones the next looks in, and a finger brings it', async ({
  page,
  verbs,
}) => {
  await page.clock.install();
  await verbs.open('landing', { locale: 'en' });
  const said = page.getByRole('blockquote');
  for (const { quote } of testimonials) await expect(page.getByText(quote.en)).toBeVisible();
  const tops = async () => new Set(await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));
  await said.first().scrollIntoViewIfNeeded();
  expect((await tops()).size).toBe(1);
  await page.clock.runFor(30_000);
  await expect(said.first()).toBeInViewport();
  await page.setViewportSize(PHONE);
  await said.first().scrollIntoViewIfNeeded();
  expect((await tops()).size).toBe(1);
  await expect(said.nth(1)).toBeInViewport();
  await expect(said.nth(2)).not.toBeInViewport();
  await said.nth(2).scrollIntoViewIfNeeded();
  await expect(said.nth(2)).toBeInViewport({ ratio: 0.9 });
});

test('readers who want no motion get none', { tag: ['@motion:landing'] }, async ({ page, verbs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('landing', { locale: 'en' });
  await expect(page.locator('.bird > g')).toHaveCSS('animation-name', 'none');
});

test('the app is shown in the words of the page’s language, on phones by the phone alone', async ({ page, verbs }) => {
  const pictures = page.waitForResponse('**/client-en.*.svg');
  await page.setViewportSize(DESKTOP);
  await verbs.open('landing', { locale: 'en' });
  expect(await (await pictures).text()).toContain('Connected');
  const shown = page.locator('[data-scene="a"] .client').filter({ visible: true });
  await expect(shown).toHaveCount(2);
  await page.setViewportSize(PHONE);
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-phone', '');
});

test('the list of apps begins with the reader’s own system, large', async ({ browser, sandbox }) => {
  for (const [type, isKnown, machine] of [
    ['windows', true, 'Windows NT 10.0; Win64; x64'],
    ['ios', false, 'X11; Linux x86_64'],
  ] as const) {
    const userAgent = `Mozilla/5.0 (${machine}) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`;
    const page = await browser.newPage({ userAgent, viewport: PHONE, baseURL: sandbox.origin });
    await page.goto(href('landing', { locale: 'zh' }));
    const links = page.locator('[data-clients]').getByRole('link');
    await expect(links).toHaveCount(6);
    await expect(links.first()).toHaveAttribute('href', href('downloadClient', { locale: 'zh', params: { type } }));
    const button = links.first().getByText(words('zh', 'download')(`titleFor.${type}`));
    await links.first().scrollIntoViewIfNeeded();
    await expect(button).toBeVisible({ visible: isKnown });
    await page.close();
  }
});
