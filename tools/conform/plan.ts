import type { Product } from '../../src/contract/shop.ts';
import type { Options } from './arguments.ts';
import { checkFile } from './files.ts';
import type { Report } from './findings.ts';
import { Session } from './session.ts';
import { checkAnswers, checkOdd, checkPreflight } from './transport.ts';
import { makeWrites } from './writes.ts';

/** An address without a mailbox: the host is reserved (RFC 2606). */
const NOBODY = 'conform-nobody@example.com';

/** Makes all possible calls to a server, one after another, and reports what the site would make of the answers. */
export async function conform(options: Options): Promise<Report> {
  const { api, origin } = options;
  const session = new Session(options);
  const preflight = await checkPreflight(api, origin);
  const odd = await checkOdd(api, origin);
  session.codeOfUnknown = odd.codeOfUnknown;
  const goods = await callAsVisitor(session);
  await logIn(session);
  await checkTokens(session);
  await callAsMember(session);
  await makeWrites(session, goods);
  session.leave('it ends something', 'deviceUnbind', 'forgotReset', 'repass', 'cashOutDraw');
  const answers = checkAnswers(api, origin, [...session.answers, ...odd.answers]);
  const file = await checkFile(options, session.files.at(-1));
  const transport = [preflight, ...answers, ...odd.checks, file];
  return { api, transport, ...session.report() };
}

async function callAsVisitor(session: Session): Promise<readonly Product[]> {
  const { account, guestKey } = session.options;
  await session.call('activityCheck', {}, { token: false });
  const shop = await session.call('skuList', {}, { token: false });
  await session.call('regCheck', { account: `conform-${Date.now()}@example.com` }, { token: false, as: 'new address' });
  if (account) {
    await session.call('regCheck', { account }, { token: false, as: 'taken address', refused: 'it has an account' });
  }
  if (guestKey) await session.call('ticketTouristView', { key: guestKey }, { token: false, as: 'guest' });
  else session.leave('--guest-key names a guest’s ticket', 'ticketTouristView');
  return shop?.goods ?? [];
}

async function logIn(session: Session): Promise<void> {
  const { account, password, formSign, token } = session.options;
  const nobody = { account: NOBODY, password: 'conform-1' };
  await session.call('login', nobody, { token: false, as: 'unknown account', refused: 'there is no such account' });
  if (account && password) {
    const answer = await session.call('login', { account, password }, { token: false });
    session.token = token ?? answer?.data;
  }
  if (formSign) await session.call('greenChannel', { formSign }, { token: false, as: 'signed form' });
  else session.leave('--form-sign names a signed form', 'greenChannel');
}

/** Only the logout flag ends a session, so an answer to an expired token must have it. */
async function checkTokens(session: Session): Promise<void> {
  const cases = [
    { token: false, as: 'without a token' },
    { token: 'conform-no-such-token', as: 'a wrong token' },
  ] as const;
  for (const { token, as } of cases) {
    const refused = `a member’s data is answered to who has no session`;
    const { report, logout } = await session.ask('info', {}, { token, as, refused });
    if (report.code === undefined || report.code === 200) continue;
    if (logout) report.shown.push(`code ${report.code} with "logout": true ends the session`);
    else {
      const text = `code ${report.code} comes without "logout": true: who was logged in stays so, and sees only refusals`;
      report.findings.push({ weight: 'unusable', place: 'logout', text });
    }
  }
}

async function callAsMember(session: Session): Promise<void> {
  if (!session.token) {
    const why = session.options.account ? 'the log-in failed' : '--email and --password name a member';
    session.leave(why, 'orderReceipt', 'appleId', 'ticket', 'ticketView', 'invite', 'userRules', 'refreshVip');
    return;
  }
  const info = await session.call('info', {});
  const [order] = info?.pays ?? [];
  if (order) await session.call('orderReceipt', { orderId: order.id });
  else session.leave('this member has no order', 'orderReceipt');
  await session.call('skuList', {});
  for (const spare of [false, true]) await session.call('appleId', { spare });
  const [ticket] = (await session.call('ticket', {})) ?? [];
  if (ticket) await session.call('ticketView', { id: ticket.id });
  else session.leave('this member has no ticket', 'ticketView');
  await session.call('invite', {});
  await session.call('userRules', {});
}
