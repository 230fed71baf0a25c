import type { Locator } from 'playwright/test';
import type { CallName } from '../../../src/contract/calls.ts';
import { expect } from '../../browser/support/fixtures.ts';
import { dollars, words } from '../../browser/support/words.ts';
import { DOT_GIF } from '../../sandbox/seed/pictures.ts';
import { button, confirmIfAsked, type Journeys, type Scene, tryAgain } from './journey.ts';

const tickets = (scene: Scene) => words(scene.locale, 'tickets');
const rules = (scene: Scene) => words(scene.locale, 'rules');
const invite = (scene: Scene) => words(scene.locale, 'invite');

const TEXT = 'It drops after a minute.';

async function write(scene: Scene): Promise<void> {
  const { page } = scene;
  const t = tickets(scene);
  const email = page.getByLabel(t('field.email'));
  if (await email.isVisible()) await email.fill('guest@new.example');
  await page.getByLabel(t('field.type')).selectOption({ label: t('guestType.account') });
  await page.getByLabel(t('field.title')).fill('Connection');
  await page.getByLabel(t('field.content')).fill(TEXT);
}

const sendTicket = (scene: Scene) => button(scene, tickets(scene)('create.submit')).click();
const ticketKept = (scene: Scene) => expect(scene.page.getByLabel(tickets(scene)('field.content'))).toHaveValue(TEXT);

const reply = (scene: Scene) => scene.page.getByLabel(tickets(scene)('field.reply'));
const writeReply = (scene: Scene) => reply(scene).fill(TEXT);
const sendReply = (scene: Scene) => button(scene, tickets(scene)('send.reply')).click();
/** While it is being sent and after a failure, a reply is shown among the messages; otherwise it is in its field. */
const replyKept = ({ page }: Scene) =>
  expect
    .poll(() =>
      page
        .locator('.outgoing .bubble, [name=content]')
        .evaluateAll((parts) => parts.map((part) => (part as HTMLTextAreaElement).value || part.textContent)),
    )
    .toContain(TEXT);
const replyStands = ({ page }: Scene) => expect(page.locator('.message').filter({ hasText: TEXT })).toHaveCount(1);

const dot = { name: 'dot.gif', mimeType: 'image/gif', buffer: DOT_GIF };
const addImage = ({ page }: Scene) => page.locator('input[type=file]').setInputFiles([dot]);
const uploaded = (scene: Scene) => expect(scene.page.locator('.upload')).toContainText(tickets(scene)('files.done'));
const retryImage = (scene: Scene) =>
  scene.page.getByRole('button', { name: new RegExp(`^${tickets(scene)('files.retry')}`) }).click();
const imageKept = ({ page }: Scene) => expect(page.locator('.upload')).toContainText('dot.gif');

/** For a ticket that the server refuses, the page offers the list instead of a retry. */
async function openAgain(scene: Scene): Promise<void> {
  const retry = button(scene, words(scene.locale, 'shared')('failure.retry'));
  await expect(
    scene.page.getByRole('alert').getByRole('button').or(scene.page.getByRole('alert').getByRole('link')),
  ).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  else await scene.page.reload();
}

const messagesStand = ({ page }: Scene) => expect(page.locator('.message').first()).toBeVisible();

async function openWithdrawal(scene: Scene): Promise<void> {
  const t = invite(scene);
  await button(scene, t('withdraw.open')).click();
  await scene.page.getByLabel(t('withdraw.bank'), { exact: true }).selectOption('boc');
  await scene.page.getByLabel(t('withdraw.name')).fill('Pia');
  await scene.page.getByLabel(t('withdraw.card')).fill('4111111111111111');
}

async function openAdding(scene: Scene): Promise<void> {
  // A stored text can be continued.
  await button(scene, rules(scene)('add.open'))
    .or(button(scene, rules(scene)('add.goOn')))
    .click();
  await scene.page.getByLabel(rules(scene)('add.label')).fill('fresh.example');
}

const again = (scene: Scene, done: Locator) => confirmIfAsked(scene, tickets(scene)('again.confirm'), done);

async function sendTicketAgain(scene: Scene): Promise<void> {
  await sendTicket(scene);
  await again(scene, scene.page.locator('.message').first());
}

async function sendReplyAgain(scene: Scene): Promise<void> {
  await sendReply(scene);
  await again(scene, scene.page.locator('.message').filter({ hasText: TEXT }));
}

const withdraw = (scene: Scene) =>
  button(scene, invite(scene)('withdraw.do', { amount: dollars(scene.locale, 96.4) })).click();

async function withdrawAgain(scene: Scene): Promise<void> {
  await withdraw(scene);
  await confirmIfAsked(scene, invite(scene)('again.confirm'), scene.page.getByText(invite(scene)('withdraw.sent')));
}

const ruleCell = ({ page }: Scene, name: string) => page.getByRole('cell', { name, exact: true });

/** The calls of tickets, the invite programme and domain rules, and how they are made on each screen. */
export const TALKING = {
  ticket: [
    {
      screen: 'ticket',
      who: 'tia',
      again: tryAgain,
      works: ({ page }) => expect(page.locator('.ticket-row').first()).toBeVisible(),
    },
  ],
  ticketView: [
    {
      screen: 'ticketContent',
      address: { params: { id: '102' } },
      who: 'lin',
      again: openAgain,
      works: messagesStand,
    },
  ],
  ticketAdd: [
    {
      screen: 'ticketCreate',
      who: 'lin',
      begin: write,
      press: sendTicket,
      kept: ticketKept,
      look: sendTicketAgain,
      works: messagesStand,
    },
    {
      screen: 'ticketContent',
      part: 'reply',
      address: { params: { id: '102' } },
      who: 'lin',
      begin: writeReply,
      press: sendReply,
      kept: replyKept,
      look: sendReplyAgain,
      works: replyStands,
    },
  ],
  ticketImageUpload: [
    {
      screen: 'ticketCreate',
      who: 'lin',
      begin: write,
      press: addImage,
      async kept(scene) {
        await ticketKept(scene);
        await imageKept(scene);
      },
      again: retryImage,
      works: uploaded,
    },
    { screen: 'touristTicket', press: addImage, kept: imageKept, again: retryImage, works: uploaded },
  ],
  ticketTouristView: [
    {
      screen: 'touristTicket',
      address: { query: { key: 'guest-answered' } },
      again: openAgain,
      works: messagesStand,
    },
  ],
  ticketTouristAdd: [
    {
      screen: 'touristTicket',
      begin: write,
      press: sendTicket,
      kept: ticketKept,
      look: sendTicketAgain,
      works: messagesStand,
    },
    {
      screen: 'touristTicket',
      part: 'reply',
      address: { query: { key: 'guest-answered' } },
      begin: writeReply,
      press: sendReply,
      kept: replyKept,
      look: sendReplyAgain,
      works: replyStands,
    },
  ],
  invite: [
    {
      screen: 'invite',
      who: 'pia',
      again: tryAgain,
      works: (scene) => expect(button(scene, invite(scene)('withdraw.open'))).toBeVisible(),
    },
    {
      screen: 'invite',
      part: 'share',
      who: 'sam',
      again: tryAgain,
      works: (scene) =>
        expect(scene.page.getByRole('heading', { name: invite(scene)('record.title'), exact: true })).toBeVisible(),
    },
  ],
  cashOutDraw: [
    {
      screen: 'invite',
      who: 'pia',
      begin: openWithdrawal,
      press: withdraw,
      kept: (scene) => expect(scene.page.getByLabel(invite(scene)('withdraw.card'))).toHaveValue('4111 1111 1111 1111'),
      look: withdrawAgain,
      works: (scene) => expect(button(scene, invite(scene)('withdraw.open'))).toBeDisabled(),
    },
  ],
  userRules: [
    {
      screen: 'rules',
      who: 'lin',
      again: tryAgain,
      works: (scene) => expect(ruleCell(scene, 'site-1.example.com')).toBeVisible(),
    },
  ],
  userRulesAdd: [
    {
      screen: 'rules',
      who: 'lin',
      begin: openAdding,
      press: (scene) => button(scene, rules(scene)('add.do', { count: 1 })).click(),
      kept: (scene) => expect(scene.page.getByLabel(rules(scene)('add.label'))).toHaveValue('fresh.example'),
      // The list is fetched again automatically: if the rule is in it, nothing is left to add.
      async look(scene) {
        const add = button(scene, rules(scene)('add.do', { count: 1 }));
        if (await add.isVisible()) await add.click();
        else await scene.page.keyboard.press('Escape');
      },
      works: (scene) => expect(ruleCell(scene, 'fresh.example')).toBeVisible(),
    },
  ],
  userRulesRemove: [
    {
      screen: 'rules',
      who: 'lin',
      begin: (scene) => button(scene, rules(scene)('delete.one', { domain: 'site-1.example.com' })).click(),
      press: (scene) => button(scene, rules(scene)('confirm.do', { count: 1 })).click(),
      works: (scene) => expect(ruleCell(scene, 'site-1.example.com')).toHaveCount(0),
    },
  ],
} satisfies Partial<Record<CallName, Journeys>>;
