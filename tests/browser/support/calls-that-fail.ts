import type { Locator, Page } from 'playwright/test';
import type { CallName } from '#contract/calls.ts';
import { type HrefOptions, href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { DOT_GIF } from '../../sandbox/seed/pictures.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { chooseMethod } from '../checkout/buying.ts';
import { settled, type Verbs, words } from './fixtures.ts';

/** What a test has at hand. */
export interface Scene {
  page: Page;
  sandbox: Sandbox;
  verbs: Verbs;
}

/** Where a call is made, and by whom. */
interface Place {
  call: CallName;
  screen: ScreenName;
  address?: Pick<HrefOptions, 'params' | 'query'>;
  /** Who is signed in; a guest if left out. */
  who?: PersonName;
  /** What only the answer brings. */
  shows: string;
}

/** A call that opening its screen makes. */
export interface Reading extends Place {
  /** Is asking again of no use after a refusal, so that another way on is offered? */
  refusalEnds?: true;
}

/** A call that a press makes. */
export interface Acting extends Place {
  /** Does the row before it end where this one begins? */
  follows?: true;
  /** Done before anything is typed. */
  begin?(page: Page, locale: Locale): Promise<void>;
  /** What is typed, by the fields' names; still there after a failure. */
  typed?: Readonly<Record<string, string>>;
  /** What is pressed, or does what makes the call. */
  press: string | ((page: Page) => Promise<void>);
  /**
   * What an answer that was lost leads to, where the call must not happen twice: the page finds out by itself (`heals`),
   * another press finds that it was done (`finds`), or asks (`asks`), or a link leads to where it shows (`leads on`).
   * Elsewhere another press does it again.
   */
  afterLoss?: 'heals' | 'finds' | 'asks' | 'leads on';
  /**
   * What confirms the question that another press always asks after an answer that could not be read. Where it is left out,
   * nothing is asked: it does no harm twice, or a list shows for certain that it was not done.
   */
  confirm?(locale: Locale): string;
}

const GUEST_TICKET = { query: { key: 'guest-answered' } };
const THREAD = { params: { id: '102' } };
const RECEIPT = { query: { tab: 'orders', receipt: 'P001001' } };
const SIGNED_FORM = { query: { formSign: 'green-mei' } };
const APPLE_ID = 'text=shared-one@petrel.example';

/** The calls that open a screen. */
export const READING: readonly Reading[] = [
  { call: 'skuList', screen: 'register', shows: '[name=product]' },
  { call: 'ticketTouristView', screen: 'touristTicket', address: GUEST_TICKET, shows: '.message', refusalEnds: true },
  { call: 'info', screen: 'account', who: 'lin', shows: '.account-device' },
  { call: 'orderReceipt', screen: 'account', address: RECEIPT, who: 'lin', shows: 'text=T-P001001' },
  { call: 'appleId', screen: 'appleIdPublic', who: 'lin', shows: APPLE_ID },
  { call: 'ticket', screen: 'ticket', who: 'lin', shows: '.ticket-row' },
  { call: 'ticketView', screen: 'ticketContent', address: THREAD, who: 'lin', shows: '.message', refusalEnds: true },
  { call: 'userRules', screen: 'rules', who: 'lin', shows: 'text=site-1.example.com' },
  { call: 'invite', screen: 'invite', who: 'pia', shows: 'main table' },
  { call: 'greenChannel', screen: 'greenChannel', address: SIGNED_FORM, shows: '[data-sky]', refusalEnds: true },
];

const SUBMIT = 'main form [type=submit]';
const IN_DIALOG = 'dialog[open] form [type=submit]';
const CONFIRM = 'dialog[open] .button:not(.quiet)';
const AT_LOGIN = 'html[data-screen=login]';
const AT_ACCOUNT = 'html[data-screen=account]';
const LIN = { account: 'lin@example.com', password: 'petrel-8' };
/** Whose password is forgotten. */
const NIA = { email: 'nia@example.com' };
const NEW_PASSWORD = { password: 'new-pass-1', repeated: 'new-pass-1' };
const NEW = {
  email: 'wren@example.com',
  emailAgain: 'wren@example.com',
  password: 'wing-42',
  passwordAgain: 'wing-42',
};
const TICKET = { type: '2', title: 'Connection', content: 'It drops after a minute.' };
const CODE = '246810';

const BUYING = {
  begin: (page: Page, locale: Locale) => chooseMethod(page, locale, 'aliPay'),
  press: '.pay-bar [type=submit]',
  afterLoss: 'asks',
  confirm: (locale: Locale) => words(locale, 'order')('again.confirm'),
  shows: '[name=credit]',
} as const;

/** Presses the first button that is called so in the page's language. */
const pressFirst = (name: (locale: Locale) => string) => (page: Page, locale: Locale) =>
  page
    .getByRole('button', { name: name(locale) })
    .first()
    .click();

/** A code is sent with its last digit; one that was refused is removed, and one without an answer stays for another press. */
async function enterCode(page: Page): Promise<void> {
  const code = page.locator('main [name=code]');
  if ((await code.inputValue()) === CODE) await page.locator(SUBMIT).click();
  else await code.fill(CODE);
}

/** Opens the link of a mail that was asked for just now. */
async function openMailedLink(page: Page, locale: Locale): Promise<void> {
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/api/Website/forgot`, { data: NIA });
  const mails = (await (await page.request.get(`${origin}/sandbox/outbox`)).json()) as { link: string }[];
  const key = new URL(mails.at(-1)?.link ?? '').searchParams.get('key') ?? '';
  await page.goto(href('resetPassword', { locale, query: { key, name: NIA.email } }));
}

async function upload(page: Page): Promise<void> {
  const again = page.locator('.upload button').first();
  const dot = { name: 'dot.gif', mimeType: 'image/gif', buffer: DOT_GIF };
  if (await again.isVisible()) await again.click();
  else await page.locator('input[type=file]').setInputFiles([dot]);
}

/** The calls that somebody asks for by a press. */
export const ACTING: readonly Acting[] = [
  { call: 'login', screen: 'login', typed: LIN, press: SUBMIT, shows: AT_ACCOUNT },
  { call: 'createRegOrder', screen: 'register', typed: NEW, ...BUYING },
  { call: 'createRenewOrder', screen: 'packages', address: { params: { level: 1 } }, who: 'lin', ...BUYING },
  { call: 'forgot', screen: 'forgotPassword', typed: NIA, press: 'main form .row > .go', shows: AT_LOGIN },
  { call: 'forgotCode', screen: 'forgotPassword', typed: NIA, press: SUBMIT, shows: 'main [name=code]' },
  { call: 'forgotCodeVerify', screen: 'forgotPassword', follows: true, press: enterCode, shows: '[name=repeated]' },
  {
    call: 'forgotReset',
    screen: 'forgotPassword',
    follows: true,
    typed: NEW_PASSWORD,
    press: SUBMIT,
    afterLoss: 'leads on',
    shows: AT_LOGIN,
  },
  {
    call: 'repass',
    screen: 'resetPassword',
    begin: openMailedLink,
    typed: NEW_PASSWORD,
    press: SUBMIT,
    afterLoss: 'leads on',
    shows: AT_LOGIN,
  },
  { call: 'refreshVip', screen: 'account', who: 'mei', press: '.account-data button', shows: '.toasts p' },
  {
    call: 'deviceUnbind',
    screen: 'account',
    who: 'lin',
    begin: (page) => page.locator('.account-device + button').first().click(),
    press: CONFIRM,
    afterLoss: 'heals',
    shows: '.account-records .list:not(:has(> li:nth-child(3)))',
  },
  {
    call: 'ticketAdd',
    screen: 'ticketCreate',
    who: 'lin',
    typed: TICKET,
    press: SUBMIT,
    afterLoss: 'finds',
    shows: '.message',
  },
  {
    call: 'ticketTouristAdd',
    screen: 'touristTicket',
    typed: { ...TICKET, email: 'guest@new.example' },
    press: SUBMIT,
    afterLoss: 'asks',
    confirm: (locale) => words(locale, 'tickets')('again.confirm'),
    shows: '.message',
  },
  { call: 'ticketImageUpload', screen: 'touristTicket', press: upload, shows: '.upload[data-state=done]' },
  {
    call: 'cashOutDraw',
    screen: 'invite',
    who: 'pia',
    begin: pressFirst((locale) => words(locale, 'invite')('withdraw.open')),
    typed: { bank: 'boc', name: 'Pia', card: '4111 1111 1111 1111' },
    press: IN_DIALOG,
    afterLoss: 'finds',
    confirm: (locale) => words(locale, 'invite')('again.confirm'),
    shows: '.toasts p',
  },
  {
    call: 'userRulesAdd',
    screen: 'rules',
    who: 'lin',
    begin: pressFirst((locale) => words(locale, 'rules')('add.open')),
    typed: { domains: 'fresh.example' },
    press: IN_DIALOG,
    afterLoss: 'heals',
    shows: 'li .body:text-is("fresh.example")',
  },
  {
    call: 'userRulesRemove',
    screen: 'rules',
    who: 'lin',
    begin: (page) => page.locator('.rules-delete').first().click(),
    press: CONFIRM,
    afterLoss: 'heals',
    shows: '.rules-rows > li:first-child:has-text("site-2")',
  },
];

/** Opens a screen as somebody whose browser knows nothing of what was done before. */
export async function openAs({ page, verbs }: Scene, row: Reading | Acting, locale: Locale): Promise<void> {
  // A page that writes nothing of its own into what is emptied.
  await page.goto('/robots.txt');
  await verbs.become(row.who);
  await verbs.open(row.screen, { ...row.address, locale });
  await settled(page);
}

/** Opens the screen, and types what is typed there. */
export async function begin(scene: Scene, row: Acting, locale: Locale, isGoingOn = false): Promise<void> {
  if (!isGoingOn) await openAs(scene, row, locale);
  await row.begin?.(scene.page, locale);
  for (const [name, text] of Object.entries(row.typed ?? {})) {
    const field = fieldOf(scene.page, name);
    if (name === 'type' || name === 'bank') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** The field of a name, on the page or in its dialog. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`:is(main, dialog) [name=${name}]`);
