import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { storageKey } from '../../support/storage.ts';

test('a signed form signs in and leads to the requested screen (tw)', async ({ page }) => {
  const locale = 'tw';
  await page.goto(`${href('rules', { locale })}?formSign=green-lin`);
  await page.waitForURL(`**${href('rules', { locale })}`);
  await islandsReady(page);
  const rules = page.getByRole('list', { name: words(locale, 'rules')('title') });
  await expect(rules.getByRole('listitem')).toHaveCount(5);
  await page.goto(href('landing', { locale }));
  await expect(page).toHaveURL(new RegExp(`${href('landing', { locale })}$`));
});

test('the sign-in page explains itself without a form, and a refused form leads to the login (zh)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'zh';
  const t = words(locale, 'greenChannel');
  await verbs.open('greenChannel', { locale });
  await expect(page.getByText(t('nothing'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('login') })).toBeVisible();
  expect(sandbox.calls('greenChannel')).toHaveLength(0);
  await page.goto(`${href('greenChannel', { locale })}?formSign=green-fake`);
  await expect(page.getByText(t('refused'))).toBeVisible();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('login') })
    .click();
  await page.waitForURL(`**${href('login', { locale })}`);
});

test('a form never replaces a running session by itself: the member chooses (en)', async ({ page, verbs, sandbox }) => {
  const locale = 'en';
  const t = words(locale, 'greenChannel');
  await verbs.signedIn('mei');
  const token = () => page.evaluate((key) => sessionStorage.getItem(key), storageKey('token'));
  await page.goto(`${href('rules', { locale })}?formSign=green-lin`);
  await expect(page.getByText(t('ask.text'))).toBeVisible();
  await expectAccessible(page);
  const before = await token();
  expect(sandbox.calls('greenChannel')).toHaveLength(0);
  await page.getByRole('button', { name: t('ask.stay') }).click();
  await page.waitForURL(`**${href('rules', { locale })}`);
  await expect.poll(() => token()).toBe(before);
  await page.goto(`${href('landing', { locale })}?formSign=green-lin`);
  await page.getByRole('button', { name: t('ask.replace') }).click();
  await page.waitForURL(`**${href('landing', { locale })}`);
  expect(await token()).not.toBe(before);
  await page.goto(href('account', { locale }));
  await expect(page.getByText('lin@example.com').first()).toBeVisible();
});
