import type { Locator, Page } from 'playwright/test';
import type { CallName } from '#contract/calls.ts';
import { type HrefOptions, href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { chooseMethod } from '../journeys/checkout/buying.ts';
import { settled, type Verbs, words } from './fixtures.ts';

/** The page, the sandbox and the verbs of a test. */
export interface Scene {
  page: Page;
  sandbox: Sandbox;
  verbs: Verbs;
}

/** The fault of a call: the server refuses it, the answer cannot be read, or the answer is lost. */
export type FaultName = 'refused' | 'unreadable' | 'lost';

/** A place on the site where a failed call shows. */
interface Place {
  call: CallName;
  fault: FaultName;
  screen: ScreenName;
  address?: Pick<HrefOptions, 'params' | 'query'>;
  /** The signed-in member. Without one, a guest makes the call. */
  who?: PersonName;
  /** A selector for something that only the answer brings. */
  shows: string;
}

/** A call that a screen makes when it opens. */
export interface Reading extends Place {
  /** Is a second try useless, so that the screen offers a link instead? */
  ends?: true;
}

/** A call that a visitor's press makes. */
export interface Acting extends Place {
  /** Actions to take before anything is typed. */
  begin?(page: Page, locale: Locale): Promise<void>;
  /** The typed texts, by the names of their fields. They must still be there after a failure. */
  typed?: Readonly<Record<string, string>>;
  /** The selector of the element to press, or a function that causes the call. */
  press: string | ((page: Page) => Promise<void>);
  /** What follows a lost answer: the page finds out by itself, or a link leads to the result. Without a value, another press finds out. */
  afterLoss?: 'heals' | 'leads on';
  /** The button that confirms a second press. The page asks first, because an unreadable answer may hide a success. */
  confirm?(locale: Locale): string;
}

const THREAD = { params: { id: '102' } };
const RECEIPT = { query: { tab: 'orders', receipt: 'P001001' } };

/** The places where opening a screen fails: a whole screen, a part, the head, and a screen that cannot go on. */
export const READING: readonly Reading[] = [
  { call: 'ticket', fault: 'unreadable', screen: 'ticket', who: 'lin', shows: '.ticket-row' },
  { call: 'appleId', fault: 'refused', screen: 'appleIdPublic', who: 'lin', shows: 'text=shared-one@petrel.example' },
  { call: 'orderReceipt', fault: 'lost', screen: 'account', address: RECEIPT, who: 'lin', shows: 'text=T-P001001' },
  { call: 'info', fault: 'unreadable', screen: 'account', who: 'lin', shows: '.account-device' },
  {
    ...{ call: 'ticketView', fault: 'refused', screen: 'ticketContent', address: THREAD, who: 'lin' },
    ...{ shows: '.no-ticket a:visible', ends: true },
  },
];

const SUBMIT = 'main form [type=submit]';
const IN_DIALOG = 'dialog[open] form [type=submit]';
const CONFIRM = 'dialog[open] .button:not(.quiet)';
const AT_LOGIN = 'html[data-screen=login]';
const AT_ACCOUNT = 'html[data-screen=account]';
const LIN = { account: 'lin@example.com', password: 'petrel-8' };
/** The member who has forgotten the password. */
const NIA = { email: 'nia@example.com' };
const NEW_PASSWORD = { password: 'new-pass-1', repeated: 'new-pass-1' };
const TICKET = { type: '2', title: 'Connection', content: 'It drops after a minute.' };
/** Presses the first button with a name in the page's language. */
const pressFirst = (name: (locale: Locale) => string) => (page: Page, locale: Locale) =>
  page
    .getByRole('button', { name: name(locale) })
    .first()
    .click();

/** Requests the mail for a new password, and opens the link in it. */
async function openMailedLink(page: Page, locale: Locale): Promise<void> {
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/api/Website/forgot`, { data: NIA });
  const mails = (await (await page.request.get(`${origin}/sandbox/outbox`)).json()) as { link: string }[];
  const key = new URL(mails.at(-1)?.link ?? '').searchParams.get('key') ?? '';
  await page.goto(href('resetPassword', { locale, query: { key, name: NIA.email } }));
}

/**
 * The places where a press fails: each kind of form and dialog once. Other tests cover the button of a card
 * (`account.test.ts`), an image (`ticket-images.test.ts`) and a field (`register.test.ts`).
 */
export const ACTING: readonly Acting[] = [
  { call: 'login', fault: 'refused', screen: 'login', typed: LIN, press: SUBMIT, shows: AT_ACCOUNT },
  {
    ...{ call: 'createRenewOrder', fault: 'unreadable', screen: 'packages', who: 'lin' },
    address: { params: { level: 1 } },
    begin: (page, locale) => chooseMethod(page, locale, 'aliPay'),
    press: '.pay-bar [type=submit]',
    confirm: (locale) => words(locale, 'order')('again.confirm'),
    shows: '[name=credit]',
  },
  {
    ...{ call: 'repass', fault: 'lost', screen: 'resetPassword', begin: openMailedLink, typed: NEW_PASSWORD },
    ...{ press: SUBMIT, afterLoss: 'leads on', shows: AT_LOGIN },
  },
  {
    ...{ call: 'deviceUnbind', fault: 'refused', screen: 'account', who: 'lin', press: CONFIRM },
    begin: (page) => page.locator('.account-device + button').first().click(),
    shows: '.account-records .list:not(:has(> li:nth-child(3)))',
  },
  {
    ...{ call: 'ticketAdd', fault: 'unreadable', screen: 'ticketCreate', who: 'lin' },
    ...{ typed: TICKET, press: SUBMIT, shows: '.message' },
  },
  {
    ...{ call: 'cashOutDraw', fault: 'unreadable', screen: 'invite', who: 'pia' },
    begin: pressFirst((locale) => words(locale, 'invite')('withdraw.open')),
    typed: { bank: 'boc', name: 'Pia', card: '4111 1111 1111 1111' },
    press: IN_DIALOG,
    confirm: (locale) => words(locale, 'invite')('again.confirm'),
    shows: '.toasts p',
  },
  {
    ...{ call: 'userRulesRemove', fault: 'lost', screen: 'rules', who: 'lin', press: CONFIRM, afterLoss: 'heals' },
    begin: (page) => page.locator('.rules-delete').first().click(),
    shows: '.rules-rows > li:first-child:has-text("site-2")',
  },
];

/** Opens a screen in a browser that has stored nothing before. */
export async function openAs({ page, verbs }: Scene, row: Omit<Reading, 'fault'>, locale: Locale): Promise<void> {
  // This page writes nothing into the storage that is emptied next.
  await page.goto('/robots.txt');
  await verbs.become(row.who);
  await verbs.open(row.screen, { ...row.address, locale });
  await settled(page);
}

/** Opens the screen and types the texts of the row. */
export async function begin(scene: Scene, row: Omit<Acting, 'fault'>, locale: Locale): Promise<void> {
  await openAs(scene, row, locale);
  await row.begin?.(scene.page, locale);
  for (const [name, text] of Object.entries(row.typed ?? {})) {
    const field = fieldOf(scene.page, name);
    if (name === 'type' || name === 'bank') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** The field with a name, on the page or in its dialog. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`:is(main, dialog) [name=${name}]`);
