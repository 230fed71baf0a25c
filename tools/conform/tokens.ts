import { randomUUID } from 'node:crypto';
import type { UserInfo } from '../../src/contract/account.ts';
import type { CallName, Calls, PayloadOf } from '../../src/contract/calls.ts';
import type { SkuList } from '../../src/contract/shop.ts';
import type { TicketRow } from '../../src/contract/tickets.ts';
import type { Asked } from './ask.ts';
import type { Finding } from './findings.ts';
import type { Session } from './session.ts';

/** A members' call as it is made without a session. */
interface Try<Name extends CallName> {
  /**
   * What it is made with. Calls that change something get what no server can carry out: a careless one must not be
   * changed by being tried.
   */
  payload: (session: Session) => PayloadOf<Calls[Name]>;
  /** What it means if it is not refused. */
  cost: string;
}

/** Every members' call but `cashOutDraw`: what it pays out can't be chosen so that nothing happens. */
const TRIES = {
  info: { payload: () => ({}), cost: 'a member’s data is answered to who has no session' },
  orderReceipt: {
    payload: (session) => ({ orderId: ordersOf(session)[0]?.id ?? strangeId(undefined) }),
    cost: 'anybody reads a member’s receipt',
  },
  appleId: { payload: () => ({ spare: false }), cost: 'anybody gets the shared Apple ID and its password' },
  ticket: { payload: () => ({}), cost: 'anybody reads a member’s tickets' },
  ticketView: {
    payload: (session) => ({ id: ticketsOf(session)[0]?.id ?? strangeId(undefined) }),
    cost: 'anybody reads a member’s ticket',
  },
  invite: { payload: () => ({}), cost: 'anybody reads what a member has earned' },
  userRules: { payload: () => ({}), cost: 'anybody reads a member’s domains' },
  refreshVip: { payload: () => ({}), cost: 'anybody has a member’s data counted' },
  deviceUnbind: {
    payload: (session) => ({ id: strangeId(devicesOf(session)[0]?.id) }),
    cost: 'anybody unbinds a member’s devices',
  },
  userRulesAdd: { payload: () => ({ data: '[]' }), cost: 'anybody changes a member’s domains' },
  userRulesRemove: { payload: () => ({ data: '[]' }), cost: 'anybody changes a member’s domains' },
  ticketAdd: {
    payload: (session) => ({ subject: strangeId(ticketsOf(session)[0]?.id), content: 'conform', file: [] }),
    cost: 'anybody writes into a member’s ticket',
  },
  createRenewOrder: {
    payload: ({ beans }) => {
      const { goods = [], payArray = [] } = (beans.get('skuList') ?? {}) as Partial<SkuList>;
      const method = { payType: 'conform', mId: strangeId(payArray[0]?.id) };
      const order = { pv: 1 as const, source: 'web', channelId: 'web', upgrade: false };
      return { productId: strangeId(goods[0]?.key), ...method, ...order };
    },
    cost: 'anybody orders for a member',
  },
} satisfies { [Name in CallName]?: Try<Name> };

const CASES = [
  { token: false, as: 'without a token' },
  { token: 'conform-no-such-token', as: 'a wrong token' },
] as const;

/** Of the member's own calls with ids that are no ids of theirs. */
const NOT_LISTED = 'not listed';

/** As whom calls are made of which a report says only whether all of them are refused. */
export const MADE_ALIKE: readonly string[] = [...CASES.map(({ as }) => as), NOT_LISTED];

/** Calls whose payload any server must be able to read, so that only the token is left to refuse them for. */
const NEED_NOTHING = ['info', 'appleId', 'ticket', 'invite', 'userRules'];

/**
 * Is every members' call refused without a session, and does that end the session? Only the logout flag does. What is
 * the matter with the refusal of `info` is told of that call alone.
 */
export async function checkTokens(session: Session): Promise<void> {
  const told: Finding[] = [];
  for (const { token, as } of CASES) {
    for (const [name, { payload, cost }] of Object.entries(TRIES) as [CallName, Try<CallName>][]) {
      if (session.isAbsent(name)) continue;
      const how = { token, as, refused: cost, isTry: true };
      const { report, logout } = await session.ask(name, payload(session), how);
      const { code, findings } = report;
      if (code !== undefined && code !== 200 && !logout && NEED_NOTHING.includes(name)) {
        const text = `code ${code} comes without "logout": true: who was logged in stays so, and sees only refusals`;
        findings.push({ weight: 'unusable', place: 'logout', text });
      }
      if (name === 'info') told.push(...findings);
      else report.findings = findings.filter(({ text }) => !told.some((one) => one.text === text));
    }
  }
}

/**
 * Are orders and tickets of others refused? Their ids are the neighbours of the member's own. One that is answered may
 * be the member's nevertheless, where lists are cut.
 */
export async function checkNeighbours(session: Session): Promise<void> {
  const how = { as: NOT_LISTED, mayBeRefused: true, isTry: true };
  const note = ({ report }: Asked, text: string): void => {
    report.findings = [{ weight: 'unusable', place: '', text: `should be refused: ${text}` }];
    report.shown = [];
  };
  const { account } = (session.beans.get('info') ?? {}) as Partial<UserInfo>;
  for (const orderId of neighbours(ordersOf(session).map(({ id }) => id))) {
    const asked = await session.ask('orderReceipt', { orderId }, how);
    if (asked.report.code !== 200 || Object(asked.bean).account === account) continue;
    note(asked, `pays of info does not list order ${orderId}: a member reads the receipts of others`);
  }
  for (const id of neighbours(ticketsOf(session).map((one) => one.id))) {
    const asked = await session.ask('ticketView', { id }, how);
    if (asked.report.code !== 200 || Object(asked.bean).name === account) continue;
    note(asked, `ticket does not list ${id}: a member reads the tickets of others`);
  }
}

/** The ids before and behind the first one, if it ends with a number; none of the member's own. */
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

/** An id that nothing has, and that a server can read which knows this one: a number, a UUID or any text. */
function strangeId(known: string | number | undefined): string | number {
  if (typeof known === 'number') return 999_999_937;
  if (known === undefined || /^\d+$/.test(known)) return '999999937';
  return /^[\da-f]{8}-/i.test(known) ? randomUUID() : `conform-${randomUUID()}`;
}

function ordersOf({ beans }: Session): UserInfo['pays'] {
  return (beans.get('info') as UserInfo | undefined)?.pays ?? [];
}

function devicesOf({ beans }: Session): UserInfo['device'] {
  return (beans.get('info') as UserInfo | undefined)?.device ?? [];
}

function ticketsOf({ beans }: Session): readonly TicketRow[] {
  return (beans.get('ticket') as TicketRow[] | undefined) ?? [];
}
