import type { CallName } from '../../src/contract/calls.ts';
import { EXAMPLES } from '../../tests/sandbox/api/api.ts';
import { imageForm } from '../../tests/sandbox/api/image-form.ts';
import type { PersonName } from '../../tests/sandbox/seed/people.ts';

/** A call to the sandbox whose answer the reference shows. */
export interface ExampleCall {
  call: string;
  /** What it shows, in a word or two. */
  title: string;
  payload: unknown;
  /** Who makes it; undefined: a guest. */
  who?: PersonName | undefined;
  /** A sandbox setting to make before the call. */
  setting?: { name: string; value: unknown };
  /** What the site does with this refusal, if it does something special. */
  site?: string;
}

/** Members whose answers are short. */
const SHORT: Partial<Record<CallName, PersonName>> = { ticket: 'lin', invite: 'lin' };

const order = { payType: 'aliPay', mId: 1, pv: 1, source: 'web', channelId: 'web' };
const renewal = { ...order, productId: 'vip-360', upgrade: false };
const registration = {
  ...order,
  productId: 'vip-30',
  account: 'three@new.example',
  password: 'secret-1',
  fingerprint: 'web-1',
  ref: '',
};
const ticket = { title: 'It drops', content: 'After a minute', file: [] };
const RESTARTS = 'Leads back to the first step, with these words.';

/** One accepted example of each call, in the order of `EXAMPLES`. */
export const ACCEPTED: readonly ExampleCall[] = EXAMPLES.map(({ who, ...example }) => ({
  ...example,
  title: 'answer',
  who: SHORT[example.call as CallName] ?? who,
}));

/** Further examples of successful calls. */
export const OTHER_ANSWERS: readonly ExampleCall[] = [
  { call: 'createRenewOrder', title: 'page', payload: { ...renewal, payType: 'unionPay', mId: 2 }, who: 'lin' },
  {
    call: 'createRenewOrder',
    title: 'paid at once',
    payload: { ...renewal, payType: 'creditCard', mId: 3 },
    who: 'lin',
  },
  { call: 'createRenewOrder', title: 'declined', payload: { ...renewal, payType: 'paypal', mId: 4 }, who: 'lin' },
  { call: 'invite', title: 'promoter', payload: {}, who: 'pol' },
  { call: 'ticketAdd', title: 'reply', payload: { subject: '101', content: 'Thank you', file: [] }, who: 'lin' },
];

/** Refusals, by what the call was given. Code and text are the sandbox's; a real server may use others. */
export const REFUSED: readonly ExampleCall[] = [
  { call: 'info', title: 'no session', payload: {}, site: 'Ends the session, since `logout` is true.' },
  { call: 'login', title: 'wrong password', payload: { account: 'lin@example.com', password: 'wrong-1' } },
  { call: 'greenChannel', title: 'form refused', payload: { formSign: 'nobody' } },
  { call: 'regCheck', title: 'taken', payload: { account: 'lin@example.com' } },
  { call: 'regCheck', title: 'not accepted', payload: { account: 'me@mailinator.com' } },
  { call: 'createRegOrder', title: 'taken', payload: { ...registration, account: 'lin@example.com' } },
  { call: 'createRegOrder', title: 'password', payload: { ...registration, password: 'short' } },
  { call: 'createRenewOrder', title: 'no such package', payload: { ...renewal, productId: 'gone' }, who: 'lin' },
  { call: 'createRenewOrder', title: 'method not for it', payload: { ...renewal, mId: 9 }, who: 'lin' },
  { call: 'createRenewOrder', title: 'nothing to convert', payload: { ...renewal, upgrade: true }, who: 'ann' },
  {
    call: 'createRenewOrder',
    title: 'payments paused',
    payload: renewal,
    who: 'lin',
    setting: { name: 'payState', value: 0 },
  },
  { call: 'deviceUnbind', title: 'no such device', payload: { id: 'none' }, who: 'lin' },
  { call: 'orderReceipt', title: 'no such order', payload: { orderId: 'none' }, who: 'lin' },
  { call: 'forgotCode', title: 'unknown address', payload: { email: 'nobody@example.com' } },
  { call: 'forgotCodeVerify', title: 'expired', payload: { email: 'bob@example.com', code: '246810' }, site: RESTARTS },
  {
    call: 'forgotReset',
    title: 'expired',
    payload: { email: 'bob@example.com', code: '246810', password: 'new-one-1' },
    site: RESTARTS,
  },
  { call: 'forgot', title: 'unknown address', payload: { email: 'nobody@example.com' } },
  { call: 'repass', title: 'link used', payload: { key: 'used', password: 'new-one-1' } },
  {
    call: 'ticketView',
    title: 'no such ticket',
    payload: { id: '1' },
    who: 'lin',
    site: 'In place of the ticket, with the list and no second try.',
  },
  { call: 'ticketAdd', title: 'incomplete', payload: { ...ticket, type: 31, title: ' ' }, who: 'lin' },
  { call: 'ticketAdd', title: 'type', payload: { ...ticket, type: 99 }, who: 'lin' },
  { call: 'ticketAdd', title: 'no such image', payload: { ...ticket, type: 31, file: ['gone.png'] }, who: 'lin' },
  { call: 'ticketImageUpload', title: 'not an image', payload: imageForm('plain text') },
  { call: 'ticketTouristView', title: 'no such ticket', payload: { key: 'none' } },
  { call: 'ticketTouristAdd', title: 'type', payload: { ...ticket, type: 31, email: 'guest@new.example' } },
  {
    call: 'cashOutDraw',
    title: 'below the minimum',
    payload: { type: 1, bank: 'boc', account: '6222020000000000', name: 'Pol' },
    who: 'pol',
  },
  { call: 'userRulesAdd', title: 'too many', payload: { data: '["one.more.example"]' }, who: 'rob' },
];

/** Where a screen shows why a call was refused (docs/behaviour/errors.md#where-a-failure-is-shown). */
export const SHOWN_AT: Partial<Record<CallName, string>> = {
  activityCheck: 'nowhere: then there is no banner and no popup',
  skuList: 'in place of the packages, with another try',
  createRenewOrder: 'at the pay button; the form is kept, nothing counts as ordered',
  createRegOrder: 'at the pay button; the form is kept, nothing counts as ordered',
  regCheck: 'at the e-mail field',
  login: 'in the form',
  greenChannel: 'on the page, with the log-in; the form is forgotten',
  info: 'in place of the account, with another try',
  refreshVip: 'at its button',
  deviceUnbind: 'in its dialog, unless the list, which is asked again, no longer has the device',
  orderReceipt: 'in place of the receipt, with another try',
  forgotCode: 'in the form',
  forgotCodeVerify: 'at the code',
  forgotReset: 'in the form',
  forgot: 'in the form',
  repass: 'in the form',
  appleId: 'in place of the Apple ID, with another try',
  ticket: 'in place of the list, with another try',
  ticketView: 'in place of the ticket',
  ticketAdd: 'in the form; what was typed is kept',
  ticketImageUpload: 'at the image',
  ticketTouristView: 'in place of the ticket',
  ticketTouristAdd: 'in the form; what was typed is kept',
  invite: 'in place of the programme, with another try',
  cashOutDraw: 'in its form',
  userRules: 'in place of the list, with another try',
  userRulesAdd: 'in the form',
  userRulesRemove: 'at the list',
};
