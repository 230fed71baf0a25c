import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';
import { walkedIn } from '../support/walked-in.ts';

for (const locale of walkedIn('tw')) {
  test(`a signed form leads to the screen that was asked for, signed in (${locale})`, async ({ page }) => {
    await page.goto(`${href('rules', { locale })}?formSign=green-lin`);
    await page.waitForURL(`**${href('rules', { locale })}`);
    await islandsReady(page);
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.goto(href('landing', { locale }));
    await expect(page).toHaveURL(new RegExp(`${href('landing', { locale })}$`));
  });
}

for (const locale of walkedIn('zh')) {
  test(`a refused form says so, and the login can be reached (${locale})`, async ({ page }) => {
    const t = words(locale, 'greenChannel');
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
}

for (const locale of walkedIn('en')) {
  test(`a form never replaces a running session by itself: the member chooses (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
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
}

test('without a form the page says what it is for, and offers ways to continue', async ({ page, verbs, sandbox }) => {
  const t = words('zh', 'greenChannel');
  await verbs.open('greenChannel', { locale: 'zh' });
  await expect(page.getByText(t('nothing'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('login') })).toBeVisible();
  await expectAccessible(page);
  expect(sandbox.calls('greenChannel')).toHaveLength(0);
});
