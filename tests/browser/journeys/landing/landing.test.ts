import type { Locator } from 'playwright/test';
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
  // The card says nothing about a price that is not known.
  await expect(page.locator('[data-from]')).toHaveText('');
  for (const n of [0, 1, 2] as const) {
    await expect(page.getByRole('heading', { name: t(`tabs.${n}.title`) })).toBeVisible();
  }
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await expect(page.getByRole('blockquote').nth(2)).toBeVisible();
  const policy = href('terms', { locale: 'tw', hash: 'refund' });
  for (const name of [t('priceCard.guarantee'), t('known.details')])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', policy);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const compare = page.getByRole('link', { name: t('compare') });
    await expect(compare).toHaveAttribute('href', href('register', { locale: 'tw', hash: 'compare' }));
    await expect(compare).toBeInViewport();
  }
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

test('the testimonials take turns, rest under the focus, and can be stopped', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await page.clock.install();
  await verbs.open('landing', { locale: 'en' });
  const said = testimonials.map(({ quote }) => page.getByText(quote.en));
  const [first, second, third] = said as [Locator, Locator, Locator];
  const stop = page.getByRole('button', { name: t('voices.pause') });
  await page.getByRole('heading', { name: t('voices.title') }).scrollIntoViewIfNeeded();
  await expect(stop).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  await page.clock.fastForward(9000);
  await expect(second).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await page.getByRole('button', { name: t('voices.next') }).focus();
  await page.clock.fastForward(9000);
  await expect(second).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(third).toBeInViewport();
  await stop.click();
  await page.getByRole('button', { name: t('voices.play') }).blur();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(9000);
  await expect(third).toBeInViewport();
  await page.getByRole('button', { name: t('voices.play') }).click();
  await page.getByRole('button', { name: t('voices.pause') }).blur();
  await page.mouse.move(0, 0);
  // The testimonials stop until the browser reports that pointer and focus have left.
  await expect(page.locator(':is(.voices, [data-voices-tools]):is(:hover, :focus-within)')).toHaveCount(0);
  await page.clock.fastForward(9000);
  await expect(first).toBeInViewport();
});

test('each of the nine clips plays once it is in view, one at a time, and all can be stopped', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'landing');
  await page.setViewportSize(DESKTOP);
  await verbs.open('landing', { locale: 'en' });
  const clips = page.locator('[data-clip]');
  await expect(clips).toHaveCount(9);
  await page.getByRole('heading', { name: t('clips.title') }).scrollIntoViewIfNeeded();
  await clips.first().scrollIntoViewIfNeeded();
  const playing = page.locator('[data-clip][data-playing]');
  await expect(playing).toHaveCount(1);
  await page.getByRole('button', { name: t('clips.pause') }).click();
  await expect(playing).toHaveCount(0);
  await page.getByRole('button', { name: t('clips.play') }).click();
  await expect(playing).toHaveCount(1);
});

test('the picture rests, for all readers', { tag: ['@motion:landing'] }, async ({ page, verbs }) => {
  await verbs.open('landing', { locale: 'en' });
  const moving = await page.locator('.scenery').evaluate((scenery) => scenery.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('clips and testimonials stand still for readers who want no motion', { tag: ['@motion:landing'] }, async ({
  page,
  verbs,
}) => {
  const t = words('en', 'landing');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('landing', { locale: 'en' });
  await page.locator('[data-clip]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: t('voices.next') })).toBeVisible();
  for (const name of [t('clips.pause'), t('voices.pause')])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.locator('[data-clip][data-playing]')).toHaveCount(0);
});

test('pictures of the app use the page’s language, and phones show only the phone', async ({ page, verbs }) => {
  const pictures = page.waitForResponse('**/client-en.*.svg');
  await page.setViewportSize(DESKTOP);
  await verbs.open('landing', { locale: 'en' });
  expect(await (await pictures).text()).toContain('Connected');
  const shown = page.locator('main .app .client').filter({ visible: true });
  await expect(shown).toHaveCount(2);
  await page.setViewportSize(PHONE);
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-phone', '');
});

test('the list of apps begins with the reader’s own system, in a large size', async ({ browser, sandbox }) => {
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
