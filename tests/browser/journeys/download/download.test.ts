import { href } from '#routes/href.ts';
import { CLIENT_TYPES, type ClientType } from '#routes/row.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

const clientPage = (type: ClientType, locale: 'zh' | 'tw' | 'en' = 'en') =>
  href('downloadClient', { locale, params: { type } });

/** Two of the devices that `tests/unit/domain/user-agent.test.ts` tells apart. */
const MACHINES = [
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'],
] as const;
test('the download page recognises the device that opens it', async ({ browser, sandbox }) => {
  for (const [type, userAgent] of MACHINES) {
    const page = await browser.newPage({ userAgent, baseURL: sandbox.origin });
    await page.goto(href('download', { locale: 'tw' }));
    await page.waitForURL(`**${clientPage(type, 'tw')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('tw', 'download')(`for.${type}`));
    await page.close();
  }
});

test('without script the download page lists all clients', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sandbox.origin + href('download', { locale: 'zh' }));
  for (const type of CLIENT_TYPES) {
    await expect(page.getByRole('main').locator(`a[href="${clientPage(type, 'zh')}"]`)).toBeVisible();
  }
  await page.goto(sandbox.origin + clientPage('router', 'zh'));
  await expect(page.getByRole('heading', { name: words('zh', 'download')('gate.title') })).toBeVisible();
  await context.close();
});

test('a visitor who wants the iOS app learns which Apple ID it needs; members may use the shared one', async ({
  page,
  verbs,
}) => {
  const t = words('zh', 'download');
  await verbs.open('downloadClient', { locale: 'zh', params: { type: 'ios' } });
  await expect(page.getByRole('heading', { name: t('apple.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('apple.public') })).toBeHidden();
  await verbs.signedIn('lin');
  await page.reload();
  await page.getByRole('link', { name: t('apple.public') }).click();
  await page.waitForURL(`**${href('appleIdPublic', { locale: 'zh' })}`);
});

test('clients link to each other, and a copied checksum shows a message for two seconds', async ({
  page,
  verbs,
  context,
  sandbox,
}) => {
  await page.clock.install();
  // From now on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await context.grantPermissions(['clipboard-write'], { origin: sandbox.origin });
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'ios' } });
  const links = page.getByRole('navigation', { name: words('en', 'download')('types') }).getByRole('link');
  await expect(links).toHaveCount(CLIENT_TYPES.length);
  await links.nth(2).click();
  await page.waitForURL(`**${clientPage('windows')}`);
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Copy SHA-256' }).click();
  await expect(page.getByRole('status')).toContainText(words('en', 'shared')('copy.done'));
  await expect.poll(() => copiedText(page)).toBe('0'.repeat(64));
  await page.clock.runFor(1_900);
  await expect(page.getByText(words('en', 'shared')('copy.done'))).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText(words('en', 'shared')('copy.done'))).toHaveCount(0);
});

test('if the member’s level cannot be loaded, the page says so and offers a retry', async ({ page, verbs }) => {
  const t = words('en', 'download');
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'info', kind: 'http500' });
  await verbs.signedIn('ula');
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'router' } });
  await expect(page.getByText(t('gate.failed'))).toBeVisible();
  await page.getByRole('button', { name: t('gate.retry') }).click();
  await expect(page.getByText(t('gate.empty'))).toBeVisible();
});

test('the router client tells members that they have no package, and offers level 1 an upgrade', async ({
  page,
  verbs,
}) => {
  const t = words('zh', 'download');
  await page.setViewportSize(PHONE);
  await verbs.signedIn('ann');
  await verbs.open('downloadClient', { locale: 'zh', params: { type: 'router' } });
  await expect(page.getByText(t('gate.none'))).toBeVisible();
  await verbs.become('lin');
  await page.reload();
  await expect(page.getByRole('link', { name: t('gate.upgrade') })).toBeVisible();
  // The only filled button leads to the guide. Everybody may download the file.
  const filled = page.getByRole('main').locator('.button').filter({ visible: true });
  await expect(filled).toHaveText([t('guide')]);
  await expect(page.getByRole('link', { name: t('get.file', { version: '1.0.19' }) })).toBeVisible();
});

test('a phone copies the link to an app for computers, and a desktop downloads it', async ({
  page,
  verbs,
  context,
  sandbox,
}) => {
  const t = words('en', 'download');
  await context.grantPermissions(['clipboard-write'], { origin: sandbox.origin });
  await page.setViewportSize(PHONE);
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'windows' } });
  await page.getByRole('button', { name: t('send') }).click();
  await expect.poll(() => copiedText(page)).toContain(clientPage('windows'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('button', { name: t('send') })).toBeHidden();
});
