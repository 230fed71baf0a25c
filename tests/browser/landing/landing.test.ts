import { href } from '#routes/href.ts';
import testimonials from '../../../brand/testimonials.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../support/fixtures.ts';

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
  await expect(page.getByText(t('price.plain'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('compare') }).first()).toHaveAttribute(
    'href',
    href('register', { locale: 'tw', hash: 'compare' }),
  );
  for (const n of [0, 1, 2] as const) {
    await expect(page.getByRole('heading', { name: t(`tabs.${n}.title`) })).toBeVisible();
  }
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await expect(page.getByRole('blockquote').nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: t('voices.pause') })).toBeHidden();
  const guarantees = page.getByRole('link', { name: t('priceCard.guarantee'), exact: true });
  await expect(guarantees).toHaveCount(2);
  const policy = href('terms', { locale: 'tw', hash: 'refund' });
  for (const one of await guarantees.all()) await expect(one).toHaveAttribute('href', policy);
  await context.close();
});

test('the tabs follow arrow keys, Home and End, on a page that is accessible on a phone and a desktop', {
  tag: ['@reader:landing', '@keyboard:landing'],
}, async ({ page, verbs }) => {
  const t = words('zh', 'landing');
  await page.setViewportSize(PHONE);
  await verbs.open('landing', { locale: 'zh' });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
  const tab = (n: 0 | 1 | 2) => page.getByRole('tab', { name: t(`tabs.${n}.tab`), exact: true });
  const panel = page.getByRole('tabpanel');
  await page.getByRole('heading', { name: t('tabs.title') }).scrollIntoViewIfNeeded();
  await tab(0).click();
  await expect(panel).toHaveAccessibleName(t('tabs.0.tab'));
  await expect(panel).toContainText(t('tabs.0.title'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(1)).toBeFocused();
  await expect(panel).toContainText(words('zh', 'slip')('guarantee'));
  await page.keyboard.press('End');
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toContainText(t('tabs.0.title'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(0)).toBeFocused();
});

/** The customer who stands first, and who comes next. */
const [first, second] = testimonials;
const FIRST_QUOTE = first?.quote.en ?? '?';

test('the testimonials take turns, rest under pointer and focus, and can be paused', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await verbs.open('landing', { locale: 'en' });
  const area = page.getByRole('region', { name: t('voices.list') });
  const quote = page.getByText(FIRST_QUOTE);
  const live = page.locator('[data-slides]');
  await expect(quote).toBeVisible();
  await area.scrollIntoViewIfNeeded();
  // Sections above are laid out on the way and have other heights then: a reader who scrolls there looks again, too.
  await expect(async () => {
    await live.scrollIntoViewIfNeeded();
    await expect(live).toHaveAttribute('aria-live', 'off', { timeout: 500 });
  }).toPass();
  await page.clock.runFor(7100);
  await expect(area.getByRole('blockquote')).toHaveCount(1);
  await expect(area).toContainText(second?.quote.en ?? '?');
  await expect(quote).toBeHidden();
  await area.hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expect(quote).toBeHidden();
  await area.getByRole('button', { name: t('voices.pause') }).click();
  await page.mouse.move(5, 5);
  await area.getByRole('button', { name: first?.name.en ?? '?' }).click();
  await expect(quote).toBeVisible();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(20_000);
  await expect(quote).toBeVisible();
  await area.getByRole('button', { name: t('voices.play') }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(7100);
  await expect(quote).toBeHidden();
});

test('readers who want no motion get none', { tag: ['@motion:landing'] }, async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('landing', { locale: 'en' });
  const area = page.getByRole('region', { name: t('voices.list') });
  await area.scrollIntoViewIfNeeded();
  await expect(area.getByRole('button', { name: t('voices.pause') })).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(page.getByText(FIRST_QUOTE)).toBeVisible();
  await expect(page.locator('.bird > g')).toHaveCSS('animation-name', 'none');
});

test('three windows show one painted day, joined from 720 px', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await page.setViewportSize(PHONE);
  await verbs.open('landing', { locale: 'en' });
  const paint = page.locator('.scene-pane img');
  for (const scene of ['a', 'b', 'c'] as const) {
    await page.getByRole('heading', { name: t(`clips.scenes.${scene}`) }).scrollIntoViewIfNeeded();
  }
  await expect
    .poll(() => paint.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true]);
  await page.setViewportSize(DESKTOP);
  const panes = await page
    .locator('.scene-pane')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(panes.map(([left]) => Math.round(left ?? 0)).slice(1)).toEqual(
    panes.map(([, right]) => Math.round(right ?? 0)).slice(0, -1),
  );
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
