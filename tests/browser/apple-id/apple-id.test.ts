import { expectAccessible } from '../support/accessible.ts';
import { copiedText } from '../support/clipboard.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';

test('the password shows only after the promise, and is copied', async ({ page, verbs, context }) => {
  const locale = 'zh';
  await context.grantPermissions(['clipboard-write']);
  const t = words(locale, 'appleIdPublic');
  const shared = words(locale, 'shared');
  await verbs.signedIn('lin');
  await verbs.open('appleIdPublic', { locale });
  await expect(page.getByText(t('warning.text'))).toBeVisible();
  await expect(page.getByText('shared-one@petrel.example')).toBeVisible();
  await expect(page.getByText('Apple-1-Petrel')).toHaveCount(0);
  await page.getByLabel(t('promise')).check();
  await expect(page.getByText('Apple-1-Petrel')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${shared('copy.do')}\\s?${t('password')}$`) }).click();
  await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe('Apple-1-Petrel');
});

test('the spare account takes the usual one’s place, and back', async ({ page, verbs, sandbox }) => {
  const t = words('en', 'appleIdPublic');
  await verbs.signedIn('lin');
  await verbs.open('appleIdPublic', { locale: 'en' });
  await page.getByRole('button', { name: t('spare.show') }).click();
  await expect(page.getByText('shared-two@petrel.example')).toBeVisible();
  await page.getByRole('button', { name: t('main.show') }).click();
  await expect(page.getByText('shared-one@petrel.example')).toBeVisible();
  await expect
    .poll(() => sandbox.calls('appleId').map(({ payload }) => payload))
    .toEqual([{ spare: false }, { spare: true }, { spare: false }]);
});

test('the page is accessible on a phone, before and after the promise', async ({ page, verbs }) => {
  const t = words('en', 'appleIdPublic');
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('appleIdPublic', { locale: 'en' });
  await expect(page.getByText('shared-one@petrel.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('promise')).check();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
