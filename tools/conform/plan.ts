import { randomUUID } from 'node:crypto';
import type { Product } from '../../src/contract/shop.ts';
import type { Options } from './arguments.ts';
import { checkFile } from './files.ts';
import type { Report } from './findings.ts';
import { refusalIn, UNKNOWN_CALL } from './presence.ts';
import { Session } from './session.ts';
import { checkNeighbours, checkTokens } from './tokens.ts';
import { checkAnswers, checkPayloads, checkPreflight, checkUnknown, noteNothing, nothingAnswers } from './transport.ts';
import { makeWrites } from './writes.ts';

/** An address without a mailbox: the host is reserved (RFC 2606). */
const NOBODY = 'conform-nobody@example.com';

/** How many tickets are opened to find one with a file. */
const MOST_TICKETS = 5;

/** Makes all possible calls to a server, one after another, and reports what the site would make of the answers. */
export async function conform(options: Options): Promise<Report> {
  const { api, origin } = options;
  const session = new Session(options);
  const unknown = await checkUnknown(api, origin);
  session.unknown.visitor = refusalIn(unknown.answer, UNKNOWN_CALL);
  await session.call('activityCheck', {}, { token: false });
  const silent = [unknown.answer, ...session.answers].filter(({ status }) => status === undefined);
  if (silent.length === 2)
    return { api, transport: [nothingAnswers(api, unknown.answer)], calls: [], absent: [], left: [] };
  const goods = await callAsVisitor(session);
  await logIn(session);
  if (session.token) {
    const { answer } = await checkUnknown(api, origin, session.token);
    session.unknown.member = refusalIn(answer, UNKNOWN_CALL);
  }
  await callAsMember(session);
  await checkTokens(session);
  await checkNeighbours(session);
  await makeWrites(session, goods);
  session.leave('it ends something', 'deviceUnbind', 'forgotReset', 'repass');
  session.leave(
    'it ends something; not tried without a token either, since a careless server would pay',
    'cashOutDraw',
  );
  const results = session.report();
  const payloads = session.isAbsent('login') ? { checks: [], answers: [] } : await checkPayloads(api, origin);
  const answers = [unknown.answer, ...session.answers, ...payloads.answers];
  const transport = [
    await checkPreflight(api, origin, results.calls[0]?.call ?? UNKNOWN_CALL),
    ...checkAnswers(api, origin, answers),
    unknown.check,
    ...payloads.checks,
    await checkFile(
      options,
      session.files.findLast((name) => !session.pages.includes(name)),
    ),
  ];
  for (const name of session.pages) transport.push(await checkFile(options, name, true));
  if (results.calls.length === 0) noteNothing(unknown.check);
  return { api, transport, ...results };
}

async function callAsVisitor(session: Session): Promise<readonly Product[]> {
  const { account, guestKey } = session.options;
  const shop = await session.call('skuList', {}, { token: false });
  await session.call('regCheck', { account: `conform-${Date.now()}@example.com` }, { token: false, as: 'new address' });
  if (account) {
    const taken = { token: false, as: 'taken address', refused: 'it has an account', isTry: true } as const;
    await session.call('regCheck', { account }, taken);
  }
  const strange = {
    token: false,
    as: 'a made-up key',
    refused: 'any key opens a guest’s ticket',
    isTry: true,
  } as const;
  await session.call('ticketTouristView', { key: `conform-${randomUUID()}` }, strange);
  if (guestKey) await session.call('ticketTouristView', { key: guestKey }, { token: false, as: 'guest' });
  else session.leave('--guest-key names a guest’s ticket', 'ticketTouristView');
  return shop?.goods ?? [];
}

async function logIn(session: Session): Promise<void> {
  const { account, password, formSign, token } = session.options;
  const refused = (as: string, cost: string) => ({ token: false, as, refused: cost, isTry: true }) as const;
  const wrong = `conform-${randomUUID().slice(0, 8)}`;
  await session.call(
    'login',
    { account: NOBODY, password: wrong },
    refused('unknown account', 'there is no such account'),
  );
  if (account && password) {
    // Before the right one, which sets back what counts failures.
    await session.call(
      'login',
      { account, password: wrong },
      refused('a wrong password', 'any password opens the account'),
    );
    const answer = await session.call('login', { account, password }, { token: false });
    session.token = token ?? answer?.data;
  } else session.leave('--email and --password name a member', 'login');
  await session.call('greenChannel', { formSign: wrong }, refused('a made-up form', 'any form signs in'));
  if (formSign) await session.call('greenChannel', { formSign }, { token: false, as: 'signed form' });
  else session.leave('--form-sign names a signed form', 'greenChannel');
  const code = { email: NOBODY, code: '000000' };
  await session.call('forgotCodeVerify', code, refused('unknown account', 'any code is right'));
}

async function callAsMember(session: Session): Promise<void> {
  if (!session.token) {
    const why = session.options.account ? 'the log-in failed' : '--email and --password name a member';
    session.leave(why, 'info', 'orderReceipt', 'appleId', 'ticket', 'ticketView', 'invite', 'userRules', 'refreshVip');
    return;
  }
  const info = await session.call('info', {});
  const [order] = info?.pays ?? [];
  if (order) await session.call('orderReceipt', { orderId: order.id });
  else session.leave('this member has no order', 'orderReceipt');
  await session.call('skuList', {});
  for (const spare of [false, true]) if (!session.isAbsent('appleId')) await session.call('appleId', { spare });
  await openTickets(session);
  await session.call('invite', {});
  await session.call('userRules', {});
}

/** Opens the newest ticket, and further ones until one has a file, whose headers can be looked at. */
async function openTickets(session: Session): Promise<void> {
  const tickets = (await session.call('ticket', {})) ?? [];
  if (tickets.length === 0) session.leave('this member has no ticket', 'ticketView');
  for (const { id } of tickets.slice(0, MOST_TICKETS)) {
    const as = id === tickets[0]?.id ? 'member' : `member, ticket ${id}`;
    await session.call('ticketView', { id }, { as });
    if (session.files.length > 0 || session.isAbsent('ticketView')) return;
  }
}
