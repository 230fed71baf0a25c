import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { exampleOf, MEMBER_CALLS } from './contract.ts';
import type { Session } from './session.ts';

/** An address without a mailbox. The host is reserved (RFC 2606). */
const NOBODY = 'conform-nobody@example.com';

/** An id that no entry has. */
const NOTHING = '999999937';

/** Calls whose payload every server can read. If such a call is refused, the token is the reason. */
const NEED_NOTHING: readonly CallName[] = ['info', 'appleId', 'ticket', 'invite', 'userRules'];

/**
 * Makes all calls that must be refused. They are chosen so that even a server which forgets to refuse them is not changed.
 */
export async function tryWhatMustBeRefused(session: Session): Promise<void> {
  await withoutSession(session);
  await withWrongSecrets(session);
  if (session.token) await withIdsOfOthers(session);
}

/**
 * Makes every members' call without a token and with a wrong one. `cashOutDraw` is omitted, because no payload makes it
 * harmless. A refusal must end the session, and only the logout flag does that.
 */
async function withoutSession(session: Session): Promise<void> {
  const { tries, answers } = session;
  const cases = [
    { token: false, as: 'without a token' },
    { token: 'conform-no-such-token', as: 'a wrong token' },
  ] as const;
  for (const how of cases) {
    for (const name of MEMBER_CALLS.filter((one) => one !== 'cashOutDraw')) {
      const made = tries.length;
      await session.call(
        name,
        { ...exampleOf(name), ...harmless(session, name) },
        { ...how, open: 'only members may make this call' },
      );
      const { code, logout } = answers.at(-1) ?? {};
      if (tries.length === made || code === undefined || code === 200 || logout || !NEED_NOTHING.includes(name))
        continue;
      session.note(
        'logout',
        `is not true with code ${code}: the member stays logged in, and sees only refusals`,
        'tries',
      );
    }
  }
}

/**
 * Returns the values that replace those of the example. A call that reads gets the member's own ids, so that only the
 * token can be wrong. A call that changes something gets ids of nothing.
 */
function harmless(session: Session, name: CallName): object {
  const payloads: { [Name in CallName]?: object } = {
    orderReceipt: { orderId: session.bean('info')?.pays[0]?.id ?? NOTHING },
    ticketView: { id: session.bean('ticket')?.[0]?.id ?? NOTHING },
    deviceUnbind: { id: NOTHING },
    userRulesAdd: { data: '[]' },
    userRulesRemove: { data: '[]' },
    // Send a reply instead of the example's new ticket.
    ticketAdd: { type: undefined, title: undefined, subject: NOTHING },
    createRenewOrder: { productId: NOTHING, payType: 'conform' },
  };
  return payloads[name] ?? {};
}

async function withWrongSecrets(session: Session): Promise<void> {
  const { email } = session.options;
  const wrong = `conform-${randomUUID().slice(0, 8)}`;
  const attempt = (name: CallName, payload: object, as: string, open: string) =>
    session.call(name, payload, { token: false, as, open });
  await attempt('login', { account: NOBODY, password: wrong }, 'unknown account', 'there is no such account');
  if (email) {
    await attempt('login', { account: email, password: wrong }, 'a wrong password', 'any password opens the account');
    await attempt('regCheck', { account: email }, 'taken address', 'the address has an account');
  }
  await attempt('greenChannel', { formSign: wrong }, 'a made-up form', 'any form signs in');
  await attempt('forgotCodeVerify', { email: NOBODY, code: '000000' }, 'unknown account', 'any code is accepted');
  await attempt('ticketTouristView', { key: wrong }, 'a made-up key', 'any key opens a guest’s ticket');
}

/**
 * Asks for orders and tickets whose ids are next to the member's own. If a list is cut, such an id may belong to the
 * member after all, so then the finding is removed.
 */
async function withIdsOfOthers(session: Session): Promise<void> {
  const { account, pays = [] } = session.bean('info') ?? {};
  for (const orderId of neighbours(pays.map(({ id }) => id))) {
    const how = { as: `order ${orderId}`, open: 'the receipt is another member’s' };
    const receipt = await session.call('orderReceipt', { orderId }, how);
    if (receipt?.account === account) session.tries.pop();
  }
  for (const id of neighbours((session.bean('ticket') ?? []).map((one) => one.id))) {
    const thread = await session.call(
      'ticketView',
      { id },
      { as: `ticket ${id}`, open: 'the ticket is another member’s' },
    );
    if (thread?.name === account) session.tries.pop();
  }
}

/**
 * Returns the ids before and after the first one, without the member's own ids. The list is empty if the id does not
 * end in a number.
 */
function neighbours(own: readonly (string | number)[]): (string | number)[] {
  const [first] = own;
  const [, head = '', digits = ''] = /^(.*?)(\d{1,15})$/.exec(String(first ?? '')) ?? [];
  const taken = own.map(String);
  return [-1, 1].flatMap((step) => {
    let number = Number(digits) + step;
    const id = (): string => head + String(number).padStart(digits.length, '0');
    while (taken.includes(id())) number += step;
    if (!digits || number < 1) return [];
    return typeof first === 'number' ? number : id();
  });
}
