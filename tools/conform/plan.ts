import { CALLS, type CallName } from '#contract/calls.ts';
import type { Options } from './arguments.ts';
import { doubtsOfShop } from './doubts.ts';
import { checkFile, NO_FILE } from './files.ts';
import type { Report } from './findings.ts';
import { tryWhatMustBeRefused } from './refused.ts';
import { Session } from './session.ts';
import { checkOrigins, checkUnknown } from './transport.ts';
import { makeWrites } from './writes.ts';

/** The greatest number of tickets that are opened to find one with a file. */
const MOST_TICKETS = 5;

/** Makes all possible calls to a server, one after another, and reports what the site would make of the answers. */
export async function conform(options: Options): Promise<Report> {
  const session = new Session(options);
  const { calls, tries, absent } = session;
  const unknown = await session.learnUnknown();
  await session.call('activityCheck');
  if (unknown.status > 0) await callAsVisitor(session);
  if (session.token) await callAsMember(session);
  const isEmpty = calls.length === 0 || unknown.status === 0;
  const checks = [checkUnknown(unknown, isEmpty)];
  if (isEmpty) return { api: options.api, checks, calls: [], tries: [], absent: [], left: [] };
  const files = (session.bean('ticketView')?.messages ?? []).flatMap(({ file }) => file).slice(0, 1);
  await tryWhatMustBeRefused(session);
  if (options.writes) files.push(...(await makeWrites(session)));
  checks.push(...(await checkOrigins(session)));
  if (files.length > 0) files.push(NO_FILE);
  for (const name of files) checks.push(await checkFile(options, name));
  const isMade = (name: CallName): boolean => absent.has(name) || calls.some((one) => one.name.startsWith(`${name} `));
  const left = (Object.keys(CALLS) as CallName[]).filter((name) => !isMade(name));
  return { api: options.api, checks, calls, tries, absent: [...absent], left };
}

async function callAsVisitor(session: Session): Promise<void> {
  const { email, password, guestKey, formSign } = session.options;
  const shop = await session.call('skuList');
  if (shop) doubtsOfShop(session, shop);
  await session.call('regCheck', { account: `conform-${Date.now()}@example.com` });
  if (guestKey) await session.call('ticketTouristView', { key: guestKey });
  if (formSign) await session.call('greenChannel', { formSign });
  if (!email || !password) return;
  session.token = (await session.call('login', { account: email, password }))?.data;
  if (session.token) await session.learnUnknown();
}

async function callAsMember(session: Session): Promise<void> {
  const [order] = (await session.call('info'))?.pays ?? [];
  if (order) await session.call('orderReceipt', { orderId: order.id });
  await session.call('skuList');
  for (const spare of [false, true]) await session.call('appleId', { spare });
  const tickets = (await session.call('ticket')) ?? [];
  for (const { id } of tickets.slice(0, MOST_TICKETS)) {
    const thread = await session.call('ticketView', { id });
    if (!thread || thread.messages.some(({ file }) => file.length > 0)) break;
  }
  await session.call('invite');
  await session.call('userRules');
}
