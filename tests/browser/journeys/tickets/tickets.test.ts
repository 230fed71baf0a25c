import { href } from '#routes/href.ts';
import site from '../../../../package.json' with { type: 'json' };
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, words } from '../../support/fixtures.ts';

test('a member opens a ticket about a client, with its questions, and arrives at its thread (en)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'en';
  const t = words(locale, 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale });
  await page.getByLabel(t('field.type')).selectOption({ label: t('type.connection') });
  await expect(page.getByLabel(t('field.content'))).toHaveValue(t('template.app'));
  await page.getByLabel(t('field.subType')).selectOption({ label: t('type.connectionExtensions') });
  await expect(page.getByLabel(t('field.content'))).toHaveValue(t('template.extension'));
  await page.getByLabel(t('field.title')).fill('<i>slow</i> & low');
  await page.getByLabel(t('field.content')).fill('First line\nhttps://example.com/a?b=1 <b>bold</b>');
  await page.getByRole('button', { name: t('create.submit') }).click();
  await page.waitForURL(`**${href('ticketContent', { locale, params: { id: '10000' } })}`);
  await expect(page.getByText(t('send.done'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '<i>slow</i> & low' })).toBeVisible();
  await expect(page.locator('.thread .tag').getByText(t('state.waiting'))).toBeVisible();
  await expect(page.getByText('<b>bold</b>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.com/a?b=1' })).toHaveAttribute('rel', 'noreferrer');
  await expect
    .poll(() => sandbox.calls('ticketAdd').map(({ payload }) => payload))
    .toEqual([
      {
        type: 35,
        title: '<i>slow</i> & low',
        content: 'First line\nhttps://example.com/a?b=1 <b>bold</b>',
        file: [],
      },
    ]);
});

test('a thread takes a reply (zh)', async ({ page, verbs, sandbox }) => {
  const locale = 'zh';
  const t = words(locale, 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale, params: { id: '101' } });
  const messages = page.getByRole('list', { name: t('thread.messages') }).locator('.message');
  await expect(messages).toHaveCount(2);
  await expect(messages.nth(1).getByRole('time')).toBeVisible();
  await expect(page.locator('.message-day').first()).toHaveText(/^20\d\d-\d\d-\d\d \S/);
  await page.getByLabel(t('field.reply')).fill('  It works now.\nThanks  ');
  await page.getByRole('button', { name: t('send.reply') }).click();
  // This message stays for only two seconds, so look for it first.
  await expect(page.getByText(t('send.replied'))).toBeVisible();
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(2)).toContainText('It works now.');
  await expect(page.getByLabel(t('field.reply'))).toHaveValue('');
  await expect
    .poll(() => sandbox.calls('ticketAdd').map(({ payload }) => payload))
    .toEqual([{ subject: '101', content: 'It works now.\nThanks', file: [] }]);
  // A customer without a name at the server is "you", and a closed ticket promises nothing.
  const changes = [
    { at: 'bean.info.name', value: ' ' },
    { at: 'bean.info.state', value: 1 },
  ];
  verbs.fault({ call: 'ticketView', kind: 'rewrite', times: -1, changes });
  await page.reload();
  await expect(page.locator('.message strong').first()).toHaveText(t('thread.you'));
  await expect(page.getByText(t('thread.closed'))).not.toContainText(/重新/);
  await expect(page.getByLabel(t('field.reply'))).toBeVisible();
});

test('an empty form sends nothing, says what is missing and focuses the first empty field', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  await page.getByRole('button', { name: t('create.submit') }).click();
  for (const problem of ['typeEmpty', 'titleEmpty', 'contentEmpty'] as const)
    await expect(page.getByText(t(`problems.${problem}`))).toBeVisible();
  await expect(page.getByLabel(t('field.type'))).toBeFocused();
  await page.getByLabel(t('field.type')).selectOption('3');
  await page.getByLabel(t('field.title')).fill('x');
  await expect(page.getByText(t('problems.titleEmpty'))).toBeHidden();
  await page.getByRole('button', { name: t('create.submit') }).click();
  await expect(page.getByText(t('problems.subTypeEmpty'))).toBeVisible();
  expect(sandbox.calls('ticketAdd')).toHaveLength(0);
});

test('a text with markup stays text, and its images enlarge by click and by keyboard', async ({ page, verbs }) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/404/);
  await verbs.signedIn('tia');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '1604' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>x</b><script>alert(1)</script>');
  await expect(page.getByText('<b>x</b><script>alert("petrel")</script> & "quotes"')).toBeVisible();
  await expect(page.getByText('javascript:alert(1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'javascript' })).toHaveCount(0);
  const image = page.getByRole('button', { name: t('thread.image', { number: 1 }) }).first();
  await expect(image.locator('img')).toHaveJSProperty('naturalWidth', 960);
  const small = await image.boundingBox();
  await image.click();
  await expect(image).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 3);
  await image.press('Enter');
  await expect(image).toHaveAttribute('aria-expanded', 'false');
  await page.getByText('One picture is gone:').scrollIntoViewIfNeeded();
  await expect(page.getByText(t('thread.imageGone', { number: 1 }))).toBeVisible();
  // A file that is no picture is saved, by a link whose page cannot reach this one.
  const drawing = page.getByRole('link', { name: 'seed-hostile.svg' });
  await expect(drawing).toHaveAttribute('rel', 'noreferrer');
  const [download] = await Promise.all([page.waitForEvent('download'), drawing.click()]);
  expect(download.suggestedFilename()).toBe('seed-hostile.svg');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // The page is narrower than the window if a scroll bar takes room.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a reply whose answer was lost is shown as being sent, can be edited, and is sent once', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/ERR_/);
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const reply = page.getByLabel(t('field.reply'));
  const send = page.getByRole('button', { name: /Send reply|Sending/ });
  verbs.fault({ call: 'ticketAdd', kind: 'lost' });
  await reply.fill('Did it arrive?');
  await send.click();
  await expect(page.getByText(words('en', 'shared')('failure.network', { reason: '' }).trim())).toBeVisible();
  const outgoing = page.locator('.outgoing');
  await expect(outgoing).toContainText('Did it arrive?');
  await expect(reply).toHaveValue('');
  await expectAccessible(page);
  await outgoing.getByRole('button', { name: t('send.edit') }).click();
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('Did it arrive?');
  verbs.fault({ call: 'ticketView', kind: 'drop' });
  await send.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('en', 'shared')('dialog.cancel') })
    .click();
  await expect(reply).toHaveValue('Did it arrive?');
  await send.click();
  await expect(page.locator('.message')).toHaveCount(2);
  await expect(outgoing).toHaveCount(0);
  await expect(reply).toHaveValue('');
  await expect.poll(() => sandbox.calls('ticketAdd')).toHaveLength(1);
});

test('details for support can be added, changed or left out, and are sent below the text', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  await page.getByLabel(t('field.reply')).fill('Still waiting');
  await page.getByRole('button', { name: t('details.add') }).click();
  const details = page.getByLabel(t('details.label'));
  const complete = /Browser: .*\nSystem: .*\nSite version: .*\nLanguage: en-US\nLast order: P/;
  await expect(details).toHaveValue(complete);
  expect(await details.inputValue()).toContain(`Site version: ${site.version}\n`);
  await page.getByRole('button', { name: t('details.remove') }).click();
  await expect(details).toHaveCount(0);
  await page.getByRole('button', { name: t('details.add') }).click();
  // The order arrives a moment after the other details.
  await expect(details).toHaveValue(complete);
  await details.fill('Android 15');
  await page.getByRole('button', { name: t('send.reply') }).click();
  await expect(page.locator('.message')).toHaveCount(2);
  await expect
    .poll(() => sandbox.calls('ticketAdd').at(-1)?.payload)
    .toEqual({
      subject: '102',
      content: 'Still waiting\n\n———\nAndroid 15',
      file: [],
    });
});
