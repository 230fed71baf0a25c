import type { PersonName } from '../seed/people.ts';

const order = { payType: 'aliPay', mId: 1, pv: 1, source: 'web', channelId: 'web' };
const registration = { ...order, productId: 'vip-30', fingerprint: 'web-1', ref: 'sam' };
const card = { type: 1, bank: 'boc', account: '6222020000000000', name: 'Pia' };
const newTicket = { title: 'It drops', content: 'After a minute', file: [] };

/** One accepted payload of a call, and who sends it (undefined: a guest). */
interface Example {
  call: string;
  payload: unknown;
  who?: PersonName;
}

/** A form with a small file that claims to be a GIF. */
export function imageForm(content = 'GIF89a, or so it says'): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'image/gif' }), 'dot.gif');
  return form;
}

/** A payload for each call, in an order in which all are accepted. `repass` takes the key that `forgot` has sent. */
export const EXAMPLES: readonly Example[] = [
  { call: 'activityCheck', payload: {} },
  { call: 'skuList', payload: {} },
  { call: 'createRenewOrder', payload: { ...order, productId: 'vip-360', upgrade: false }, who: 'lin' },
  { call: 'createRegOrder', payload: { ...registration, account: 'one@new.example', password: 'secret-1' } },
  { call: 'regCheck', payload: { account: 'two@new.example' } },
  { call: 'login', payload: { account: 'lin@example.com', password: 'petrel-8' } },
  { call: 'greenChannel', payload: { formSign: 'green-lin' } },
  { call: 'info', payload: {}, who: 'lin' },
  { call: 'refreshVip', payload: {}, who: 'tao' },
  { call: 'deviceUnbind', payload: { id: '1-1' }, who: 'lin' },
  { call: 'orderReceipt', payload: { orderId: 'P001001' }, who: 'lin' },
  { call: 'forgotCode', payload: { email: 'kai@example.com' } },
  { call: 'forgotCodeVerify', payload: { email: 'kai@example.com', code: '246810' } },
  { call: 'forgotReset', payload: { email: 'kai@example.com', code: '246810', password: 'another-1' } },
  { call: 'forgot', payload: { email: 'bob@example.com' } },
  { call: 'repass', payload: { key: 'from the mail', password: 'another-2' } },
  { call: 'appleId', payload: { spare: true }, who: 'lin' },
  { call: 'ticket', payload: {}, who: 'tia' },
  { call: 'ticketView', payload: { id: '101' }, who: 'lin' },
  { call: 'ticketAdd', payload: { ...newTicket, type: 31 }, who: 'lin' },
  { call: 'ticketImageUpload', payload: imageForm() },
  { call: 'ticketTouristView', payload: { key: 'guest-strange' } },
  { call: 'ticketTouristAdd', payload: { ...newTicket, type: 6, email: 'guest@new.example' } },
  { call: 'invite', payload: {}, who: 'sam' },
  { call: 'cashOutDraw', payload: card, who: 'pia' },
  { call: 'userRules', payload: {}, who: 'lin' },
  { call: 'userRulesAdd', payload: { data: '["a.example"]' }, who: 'lin' },
  { call: 'userRulesRemove', payload: { data: '["a.example"]' }, who: 'lin' },
];
