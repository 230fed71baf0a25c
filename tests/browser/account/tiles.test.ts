import { href } from '../../../src/routes/href.ts';
import { expect, test, words } from '../support/fixtures.ts';

const t = words('en', 'account');

test('a place is freed by a press, after a question; its tile has the focus then, and offers it again', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  const tile = page.locator('section.account-devices');
  const free = tile.getByRole('link');
  await expect(tile.getByText('3 added')).toBeVisible();
  await expect(free).toHaveText(['+\u00a0Phone']);
  await expect(free).toHaveAttribute('href', href('downloadClient', { locale: 'en', params: { type: 'android' } }));
  await tile.getByRole('button', { name: 'Work laptop' }).click();
  const dialog = page.getByRole('dialog', { name: t('devices.askTitle') });
  await expect(dialog).toContainText('Work laptop');
  await dialog.getByRole('button', { name: t('devices.unbind') }).click();
  await expect(tile.getByRole('heading', { name: t('devices.tab') })).toBeFocused();
  await expect(free).toHaveText(['+\u00a0Phone', '+\u00a0Computer']);
  await expect.poll(() => sandbox.calls('deviceUnbind').map(({ payload }) => payload)).toEqual([{ id: '1-1' }]);
});

test('the next step is the one that suits the member: an app, the router, inviting', async ({ page, verbs }) => {
  await verbs.signedIn('ned');
  for (const [who, step, screen] of [
    ['ned', 'install', href('download', { locale: 'en' })],
    ['tao', 'router', href('routerGuide', { locale: 'en', params: { step: 1 } })],
    ['mei', 'invite', href('invite', { locale: 'en' })],
  ] as const) {
    if (who !== 'ned') await verbs.become(who);
    await verbs.open('account', { locale: 'en' });
    const tile = page.locator('section.account-next');
    await expect(tile).toContainText(t(`next.${step}.title`));
    await expect(tile.getByRole('link', { name: t(`next.${step}.do`) })).toHaveAttribute('href', screen);
  }
});
