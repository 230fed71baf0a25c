import { href } from '../../../src/routes/href.ts';
import { expect, test, words } from '../support/fixtures.ts';

const t = words('en', 'account');

test('devices stand once; below them is the way to the apps, while the level has places left', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  const main = page.getByRole('main');
  // Where it is seen: the button beside it says the name, too, for those who hear it.
  const seen = page.locator(':not(.visually-hidden)').filter({ visible: true });
  await expect(main.getByText('Work laptop', { exact: true }).and(seen)).toHaveCount(1);
  const add = main.getByRole('link', { name: t('devices.add') });
  await expect(add).toHaveText('Set up another devicePhone');
  await expect(add).toHaveAttribute('href', href('download', { locale: 'en' }));
  await main.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('devices.unbind') })
    .click();
  await expect(add).toHaveText('Set up another devicePhone\u00a0· Computer');
  // All of Premium's places are taken.
  await verbs.become('dev');
  await verbs.open('account', { locale: 'en' });
  await expect(main.getByText('17 devices added')).toBeVisible();
  await expect(add).toHaveCount(0);
});
