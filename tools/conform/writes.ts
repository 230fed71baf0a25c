import type { CallName } from '../../src/contract/calls.ts';
import type { Product } from '../../src/contract/shop.ts';
import { DEFAULT_SOURCE } from '../../src/contract/values/shop.ts';
import { TicketType } from '../../src/contract/values/ticket-types.ts';
import type { WriteGroup } from './arguments.ts';
import type { Session } from './session.ts';

/** A picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Files that act as pages, if they are stored and sent as they came. */
const PAGES = [
  new File(['<!DOCTYPE html><title>conform</title><script>1</script>'], 'conform.html', { type: 'text/html' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'conform.svg', {
    type: 'image/svg+xml',
  }),
];

const TITLE = 'Conformance test, please close';
const GUEST = 'conform@example.com';

/** The calls of each group. */
const CALLS: Readonly<Record<WriteGroup, readonly CallName[]>> = {
  refresh: ['refreshVip'],
  rules: ['userRulesAdd', 'userRulesRemove'],
  ticket: ['ticketImageUpload', 'ticketAdd'],
  guest: ['ticketTouristAdd'],
  mail: ['forgotCode', 'forgotCodeVerify', 'forgot'],
  order: ['createRenewOrder', 'createRegOrder'],
};

/** Makes the calls that change data, as far as the options allow. */
export async function makeWrites(session: Session, goods: readonly Product[]): Promise<void> {
  const { writes, pay, account } = session.options;
  for (const [group, calls] of Object.entries(CALLS) as [WriteGroup, CallName[]][]) {
    session.leave(writes.includes(group) ? 'nobody is logged in' : `--writes=${group} makes it`, ...calls);
  }
  const isAsked = (group: WriteGroup): boolean => writes.includes(group);
  if (isAsked('refresh') && session.token) await session.call('refreshVip', {});
  if (isAsked('rules') && session.token) await changeRules(session);
  if (isAsked('ticket') && session.token) await openTicket(session);
  if (isAsked('guest')) await openGuestTicket(session);
  if (isAsked('mail') && account) await askForMails(session, account);
  if (!isAsked('order')) return;
  if (pay) await placeOrders(session, pay, goods);
  else session.leave('--pay names the payment method to order with', ...CALLS.order);
}

async function changeRules(session: Session): Promise<void> {
  const domain = `conform-${Date.now()}.example`;
  const data = JSON.stringify([domain]);
  for (const name of ['userRulesAdd', 'userRulesRemove'] as const) {
    const { report, bean } = await session.ask(name, { data });
    if (bean === undefined) continue;
    const { list } = bean as { list: string[] | null };
    if (list && list.includes(domain) !== (name === 'userRulesAdd')) {
      const text = name === 'userRulesAdd' ? 'does not hold what was added' : 'still holds what was removed';
      report.findings.push({ weight: 'unusable', place: 'list', text });
    }
    report.shown.push(list ? `${list.length} domains are listed` : 'the list is asked for anew');
  }
}

async function openTicket(session: Session): Promise<void> {
  for (const page of PAGES) {
    const how = { as: page.name, mayBeRefused: true, isTry: true };
    const { report, bean } = await session.ask('ticketImageUpload', { file: page }, how);
    session.pages.push(...((bean as string[] | undefined) ?? []));
    // The site never sends one, so nobody reads how it is refused.
    if (report.status && report.status >= 400 && report.status < 500) report.findings = [];
  }
  const picture = new File([GIF], 'conform.gif', { type: 'image/gif' });
  const file = (await session.call('ticketImageUpload', { file: picture })) ?? [];
  const opened = await session.ask('ticketAdd', { type: TicketType.other, title: TITLE, content: TITLE, file });
  const { id } = (opened.bean ?? {}) as { id?: string | number };
  if (id === undefined) {
    if (opened.bean)
      opened.report.findings.push({
        weight: 'tolerated',
        place: 'id',
        text: 'is missing: the list is shown in place of the ticket',
      });
    return;
  }
  await session.call('ticketAdd', { subject: id, content: TITLE, file: [] }, { as: 'member, a reply' });
  const { report, bean } = await session.ask('ticketView', { id }, { as: 'member, that ticket' });
  const count = (bean as { messages?: unknown[] } | undefined)?.messages?.length;
  if (count !== undefined && count !== 2) {
    report.findings.push({ weight: 'unusable', place: 'list', text: `has ${count} messages: 2 were written` });
  }
}

async function openGuestTicket(session: Session): Promise<void> {
  const guest = { token: false, as: 'guest' } as const;
  const ticket = { email: GUEST, type: TicketType.topUp, title: TITLE, content: TITLE, file: [] };
  const { report, bean } = await session.ask('ticketTouristAdd', ticket, guest);
  const { key } = (bean ?? {}) as { key?: string };
  if (!key) {
    if (bean)
      report.findings.push({
        weight: 'unusable',
        place: 'key',
        text: 'is missing: the guest gets no link to the ticket',
      });
    return;
  }
  const thread = await session.call('ticketTouristView', { key }, { ...guest, as: 'guest, that ticket' });
  const subject = thread?.subject;
  if (subject != null) {
    await session.call('ticketTouristAdd', { subject, content: TITLE, file: [] }, { ...guest, as: 'guest, a reply' });
  }
}

async function askForMails(session: Session, email: string): Promise<void> {
  await session.call('forgotCode', { email }, { token: false });
  const wrong = { email, code: '000000' };
  await session.call('forgotCodeVerify', wrong, { token: false, as: 'a wrong code', refused: 'the code is wrong' });
  await session.call('forgot', { email }, { token: false });
}

async function placeOrders(session: Session, payType: string, goods: readonly Product[]): Promise<void> {
  const [product] = goods
    .filter(({ vipLevel }) => vipLevel === 1)
    .sort((one, other) => one.price.usd - other.price.usd);
  const shop = await session.call('skuList', {}, { as: 'before an order' });
  const method = shop?.payArray.find(({ name }) => name === payType);
  if (!product || !method) {
    session.leave(`there is no payment method ${payType}, or no package`, ...CALLS.order);
    return;
  }
  const order = {
    productId: product.key,
    payType,
    mId: method.id,
    pv: 1 as const,
    source: DEFAULT_SOURCE,
    channelId: DEFAULT_SOURCE,
  };
  if (session.token) await session.call('createRenewOrder', { ...order, upgrade: false });
  const account = `conform-${Date.now()}@example.com`;
  const newcomer = { account, password: 'conform-1', fingerprint: 'webconform', ref: '' };
  await session.call('createRegOrder', { ...order, ...newcomer }, { token: false });
}
