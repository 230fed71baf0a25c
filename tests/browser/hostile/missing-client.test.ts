import { href } from '#routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';
import { clientFile } from '../support/script-files.ts';
import { heldBack } from '../support/slow-scripts.ts';

const CLIENT = `**${clientFile()}`;
const ACCOUNT = href('account', { locale: 'en' });
const login = words('en', 'login');

test('a client that does not load is a network failure; two presses while it loads sign in once', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/client|distribution/);
  await page.route(CLIENT, (route) => route.abort());
  await verbs.open('login', { locale: 'en' });
  await verbs.fillLogin('en', 'lin');
  const reason = words('en', 'shared')('failure.reason.code');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByLabel(login('account'), { exact: true })).toHaveValue('lin@example.com');
  await expect(page.getByLabel(login('password'), { exact: true })).toHaveValue('petrel-8');
  expect(sandbox.calls('login')).toHaveLength(0);
  await expectAccessible(page);
  await page.unroute(CLIENT);
  const client = await heldBack(page, CLIENT);
  await page.getByRole('button', { name: login('submit'), exact: true }).click();
  await expect(page.getByRole('button', { name: login('submitting') })).toBeDisabled();
  await page.getByLabel(login('password'), { exact: true }).press('Enter');
  await client.release();
  await page.waitForURL(`**${ACCOUNT}`);
  await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
});
