import { expect, PHONE, test, words } from '../support/fixtures.ts';

test('a thread shortens a very long message, and shows the last fifty of ten thousand messages', async ({
  page,
  verbs,
}) => {
  const t = words('zh', 'tickets');
  await page.setViewportSize(PHONE);
  const list = Array.from({ length: 10_000 }, (_, index) => ({
    userId: -1,
    date: 1_735_689_600,
    content: `№ ${index}`,
  }));
  const book = `${'word '.repeat(20_000)}https://end.example/`;
  verbs.fault({
    call: 'ticketView',
    kind: 'rewrite',
    changes: [{ at: 'bean.list', value: [...list, { userId: 7, date: 1_735_689_600, content: book }] }],
  });
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'zh', params: { id: '102' } });
  const messages = page.locator('.message');
  await expect(messages).toHaveCount(50);
  const last = messages.last();
  await expect(last.getByRole('link')).toHaveCount(0);
  expect((await last.innerText()).length).toBeLessThan(4_200);
  await last.getByRole('button', { name: t('thread.showAll') }).click();
  await expect(last.getByRole('link', { name: 'https://end.example/' })).toBeVisible();
  await last.getByRole('button', { name: t('thread.showLess') }).click();
  await expect(last.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: t('thread.earlier', { count: 50 }) }).click();
  await expect(messages).toHaveCount(100);
  await expect(messages.first()).toContainText('№ 9901');
  await expect(messages.first()).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
