import type { Locator } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { LANGUAGE_NAME } from '../../../src/routes/locales.ts';
import { expect, test } from '../support/fixtures.ts';

test('a language that is opened in a tab of its own, by the middle button or with Ctrl, takes query and hash along, too', async ({
  page,
  context,
  verbs,
}) => {
  await verbs.open('terms', { locale: 'en', query: { from: 'mail' }, hash: 'refund' });
  const ways: Parameters<Locator['click']>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
  for (const how of ways) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: LANGUAGE_NAME.tw }).click(how);
    const tab = await opened;
    await tab.waitForURL(`**${href('terms', { locale: 'tw', query: { from: 'mail' }, hash: 'refund' })}`);
    await tab.close();
  }
  await expect(page).toHaveURL(href('terms', { locale: 'en', query: { from: 'mail' }, hash: 'refund' }));
});
