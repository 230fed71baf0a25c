import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { copiedText } from '../../support/clipboard.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { ALWAYS_PER_GROUP, QUESTIONS_PER_GROUP } from './questions.ts';

test('a visitor reads all answers without JavaScript', async ({ browser, sandbox }) => {
  const page = await browser.newPage({ baseURL: sandbox.origin, javaScriptEnabled: false });
  await page.goto(href('faq', { locale: 'tw' }));
  const groups = page.locator('copy-area > details');
  await expect(groups).toHaveCount(QUESTIONS_PER_GROUP.length);
  // The numbers of questions in the specification. A test gets them by leaving out the optional answers of an operator.
  expect([5, 2, 5, 2, 2, 4, 3, 10].filter((least, place) => least > (ALWAYS_PER_GROUP[place] ?? 0))).toEqual([]);
  for (const [index, count] of QUESTIONS_PER_GROUP.entries())
    await expect(groups.nth(index).locator('details')).toHaveCount(count);
  const question = page.locator('#connection-cannot-connect');
  await groups.filter({ has: question }).locator('summary').first().click();
  await question.locator('summary').click();
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.close();
});

test('a word in an input method is searched only once it is chosen', async ({ page, verbs }) => {
  await verbs.open('faq', { locale: 'zh' });
  await page.getByRole('searchbox').focus();
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: "tui'kuan", selectionStart: 8, selectionEnd: 8 });
  await expect(page.getByRole('searchbox')).toHaveValue("tui'kuan");
  await expect(page.locator('copy-area > details:visible')).toHaveCount(QUESTIONS_PER_GROUP.length);
  await keys.send('Input.insertText', { text: '退款' });
  await expect(page.locator('#payment-refund-amount')).toBeVisible();
  await expect(page.locator('#account-forgot-password')).toBeHidden();
});

test('the FAQ is searched while typing, and a search without results leads to a ticket (zh)', {
  tag: ['@reader:faq'],
}, async ({ page, verbs }) => {
  const t = words('zh', 'faq');
  await page.setViewportSize(PHONE);
  await verbs.open('faq', { locale: 'zh' });
  const search = page.getByRole('searchbox', { name: t('search') });
  await search.fill('15236');
  const questions = page.locator('details details:visible');
  await expect(questions).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: t('found', { count: 1 }) })).toBeVisible();
  // Chinese is found by its characters, even if they are not next to each other. No request is sent.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refund = page.locator('#payment-refund-amount > summary');
  await search.fill('退款');
  await expect(refund).toBeVisible();
  await search.fill('密码忘');
  await expect(page.locator('#account-forgot-password')).toBeVisible();
  await expect(refund).toBeHidden();
  await search.fill('');
  await expect(questions).toHaveCount(0);
  await expect(page.locator('copy-area > details:visible')).toHaveCount(QUESTIONS_PER_GROUP.length);
  expect(asked.filter((url) => !url.includes('/activityCheck') && !url.includes('/_astro/'))).toEqual([]);
  await search.fill('qwertz');
  await expect(page.locator('copy-area details:visible')).toHaveCount(0);
  await expect(page.getByText(t('nothing')).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: t('nothing') })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('search')
    .getByRole('link', { name: t('ask'), exact: true })
    .click();
  await page.waitForURL(`**${href('touristTicket', { locale: 'zh' })}`);
});

test('on wide screens links to the groups stay in view, and a search leaves only its groups', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(DESKTOP);
  await verbs.open('faq', { locale: 'en' });
  const jumps = page.getByRole('navigation', { name: words('en', 'faq')('groups') }).getByRole('link');
  await expect(jumps).toHaveCount(QUESTIONS_PER_GROUP.length);
  await jumps.nth(6).click();
  await expect(page.locator('#invite')).toBeInViewport();
  await expect(jumps.first()).toBeInViewport();
  await page.getByRole('searchbox').fill('tablet');
  await expect(jumps.filter({ visible: true })).toHaveCount(3);
  await expect(page.locator('details details:visible')).toHaveCount(3);
});

test('on a phone the topics are folded, and the most frequent questions lead to their answers', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.open('faq', { locale: 'en' });
  const answer = page.locator('#devices-unbind');
  await expect(answer).toBeHidden();
  const question = (await answer.locator('summary').textContent()) ?? '';
  await page.getByRole('link', { name: question, exact: true }).click();
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();
  await page.getByRole('heading', { name: 'Payment and refunds' }).click();
  await expect(page.locator('#payment-not-credited')).toBeVisible();
  await expectAccessible(page);
});

test('the question in the address is open, and so is one that an answer links to', async ({ page, verbs }) => {
  await verbs.open('faq', { locale: 'en', hash: 'download-systems' });
  const systems = page.locator('#download-systems');
  await expect(systems.getByText('There are apps for iOS')).toBeVisible();
  await systems.getByRole('link', { name: 'router' }).click();
  await expect(page.locator('#more-router')).toHaveAttribute('open', '');
  await expect(page.locator('#more-router')).toBeInViewport();
  // A link also shows a question that the search hides.
  await page.getByRole('searchbox').fill('tablet');
  await expect(page.locator('#invite-how-it-works')).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'invite-how-it-works';
  });
  await expect(page.locator('#invite-how-it-works')).toHaveAttribute('open', '');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a copied link to an answer leads to the FAQ that everybody can read', async ({
  page,
  verbs,
  context,
  sandbox,
}) => {
  const t = words('en', 'faq');
  await context.grantPermissions(['clipboard-write']);
  await verbs.signedIn('lin');
  await verbs.open('help', { locale: 'en', hash: 'devices-limit' });
  await page.getByRole('link', { name: t('copyLink') }).click();
  await expect(page.getByRole('status').getByText(words('en', 'shared')('copy.done'))).toBeVisible();
  const copied = await copiedText(page);
  expect(copied).toBe(sandbox.origin + href('faq', { locale: 'en', hash: 'devices-limit' }));
});
