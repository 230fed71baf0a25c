import { href } from '#routes/href.ts';
import { ROUTER_STEPS } from '#routes/row.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

test('the router guide works from its first step to its last without JavaScript', async ({ browser, sandbox }) => {
  const t = words('tw', 'router');
  const page = await browser.newPage({ baseURL: sandbox.origin, javaScriptEnabled: false, viewport: PHONE });
  await page.goto(href('routerGuide', { locale: 'tw', params: { step: 1 } }));
  for (const step of ROUTER_STEPS) {
    await expect(page.getByText(t('progress', { step, count: ROUTER_STEPS.length }))).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('title') }).getByRole('link')).toHaveCount(ROUTER_STEPS.length);
    await expect(page.locator('[aria-current=step]')).toHaveAttribute(
      'href',
      href('routerGuide', { locale: 'tw', params: { step } }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const next = page.getByRole('link', { name: t('next') });
    await expect(page.getByRole('main').locator('.button:not(.quiet)')).toHaveCount(1);
    if (step !== ROUTER_STEPS.at(-1)) await next.click();
    else await expect(next).toHaveCount(0);
  }
  const contact = page.getByRole('main').getByRole('link', { name: t('contact') });
  // The link is as high as a button. It is a word with a chevron, because the page has only one filled button.
  await expect(contact).toHaveClass('go');
  expect((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await contact.click();
  await page.waitForURL(`**${href('contact', { locale: 'tw' })}`);
  await page.close();
});

test('step 4 shows the router’s address, user and password, copies each, and leads to the router app', {
  tag: ['@reader:guides'],
}, async ({ page, verbs, context }) => {
  const t = words('zh', 'router');
  const shared = words('zh', 'shared');
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize(PHONE);
  await verbs.open('routerGuide', { locale: 'zh', params: { step: 4 } });
  for (const [label, value] of [
    ['address', '192.168.1.1'],
    ['user', 'root'],
    ['password', 'password'],
  ] as const) {
    await expect(page.locator('dd').getByText(value, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${shared('copy.do')}\\s?${t(label)}$`) }).click();
    await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
    await expect.poll(() => copiedText(page)).toBe(value);
  }
  // The firmware has the app: the link for those who update it comes after the steps.
  await page
    .locator('.prose ~ .acts')
    .getByRole('link', { name: t('client') })
    .click();
  await page.waitForURL(`**${href('downloadClient', { locale: 'zh', params: { type: 'router' } })}`);
});

test('if the browser refuses to copy, the page says so once, and only for a short time', async ({ page, verbs }) => {
  const shared = words('tw', 'shared');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await verbs.open('routerGuide', { locale: 'tw', params: { step: 4 } });
  const copy = page.getByRole('button', { name: shared('copy.do') }).first();
  const said = page.getByText(shared('copy.failed'));
  await copy.click();
  await expect(said).toBeVisible();
  await copy.click();
  expect(await said.count()).toBe(1);
  await expect(said).toHaveCount(0);
});
