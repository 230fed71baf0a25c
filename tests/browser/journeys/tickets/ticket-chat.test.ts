import type { Page } from 'playwright/test';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

const t = words('en', 'tickets');

/** Makes the agent answer lin's ticket 102, and the page look for the answer. */
async function agentReplies(page: Page, origin: string, content: string): Promise<void> {
  await fetch(`${origin}/sandbox/agent-reply`, { method: 'POST', body: JSON.stringify({ ticket: '102', content }) });
  await page.clock.runFor(16_000);
}

test('a new reply appears without moving the reply field or its text', async ({ page, verbs, sandbox }) => {
  await page.clock.install();
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const reply = page.getByLabel(t('field.reply'));
  await reply.pressSequentially('Half a sen');
  const before = await reply.boundingBox();
  await agentReplies(page, sandbox.origin, 'It is credited now.');
  await expect(page.getByText('It is credited now.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: t('thread.news', { count: 1 }) })).toHaveCount(1);
  expect(await reply.boundingBox()).toEqual(before);
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('Half a sen');
});

test('a long thread opens at its newest message, and announces a reply to readers above', async ({
  page,
  verbs,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  const list = Array.from({ length: 12 }, (_, index) => ({
    userId: index % 2 ? -1 : 7,
    date: 1_735_689_600 + index * 40_000,
    content: `Message ${index}, which takes more than one line on a phone.`,
  }));
  await verbs.signedIn('lin');
  verbs.fault({ call: 'ticketView', kind: 'rewrite', times: -1, changes: [{ at: 'bean.list', value: list }] });
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  await expect(page.getByText('Message 11')).toBeInViewport({ ratio: 1 });
  const foot = page.locator('.thread-foot');
  await expect(foot).toBeInViewport({ ratio: 1 });
  // The field grows over the messages, and the newest message stays in view.
  const reply = page.getByLabel(t('field.reply'));
  const oneLine = (await reply.boundingBox())?.height ?? 0;
  await reply.fill('1\n2\n3\n4\n5\n6\n7\n8');
  await expect.poll(async () => (await reply.boundingBox())?.height).toBeGreaterThan(oneLine * 3);
  expect((await reply.boundingBox())?.height).toBeLessThanOrEqual(166);
  await expect(page.getByText('Message 11')).toBeInViewport({ ratio: 1 });
  await reply.fill('');
  // Each bubble is on its own side. It is as wide as its words need, up to most of the line.
  const [own, agent] = [
    page.locator('[data-by=customer] > .bubble').last(),
    page.locator('[data-by=agent] > .bubble').last(),
  ];
  const ownBox = await own.boundingBox();
  const agentBox = await agent.boundingBox();
  expect(agentBox?.x).toBe(16);
  expect((ownBox?.x ?? 0) + (ownBox?.width ?? 0)).toBe(344);
  expect(ownBox?.width).toBeLessThanOrEqual(328 * 0.85);
  expect(agentBox?.width).toBeLessThanOrEqual(328 * 0.85);

  // Readers who have just scrolled up stay there, even if something is added before the browser reports the scroll.
  const moved = await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('.thread')?.append(document.createComment(''));
    await Promise.resolve();
    return scrollY;
  });
  expect(moved).toBe(0);
  await page.getByText('Message 2,').scrollIntoViewIfNeeded();
  const above = page.getByText('Message 3,');
  const seenAt = await above.boundingBox();
  const more = [...list, { userId: -1, date: 1_736_689_600, content: 'It is credited now.' }];
  sandbox.clearFaults();
  verbs.fault({ call: 'ticketView', kind: 'rewrite', times: -1, changes: [{ at: 'bean.list', value: more }] });
  await agentReplies(page, sandbox.origin, 'It is credited now.');
  const pill = page.getByRole('button', { name: t('thread.news', { count: 1 }) });
  await expect(pill).toBeVisible();
  await expect(page.getByText('It is credited now.')).toHaveCount(0);
  expect(await above.boundingBox()).toEqual(seenAt);
  await pill.click();
  await expect(page.getByText('It is credited now.')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.message').last()).toBeFocused();
});
