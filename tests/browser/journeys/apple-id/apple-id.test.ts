import { expectAccessible } from '../../support/accessible.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

test('the password shows only after the promise, and the spare account replaces the usual one', async ({
  page,
  verbs,
  context,
}) => {
  const t = words('zh', 'appleIdPublic');
  const shared = words('zh', 'shared');
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('appleIdPublic', { locale: 'zh' });
  await expect(page.getByText(t('warning.text'))).toBeVisible();
  await expect(page.getByText('shared-one@petrel.example')).toBeVisible();
  await expect(page.getByText('Apple-1-Petrel')).toHaveCount(0);
  await page.getByLabel(t('promise')).check();
  await expect(page.getByText('Apple-1-Petrel')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`^${shared('copy.do')}\\s?${t('password')}$`) }).click();
  await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe('Apple-1-Petrel');
  await page.getByRole('button', { name: t('spare.show') }).click();
  await expect(page.getByText('shared-two@petrel.example')).toBeVisible();
  await page.getByRole('button', { name: t('main.show') }).click();
  await expect(page.getByText('shared-one@petrel.example')).toBeVisible();
});
