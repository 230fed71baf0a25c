import type { DatabaseSync } from 'node:sqlite';
import { TicketType } from '../../../src/contract/values/ticket-types.ts';
import { TicketState } from '../../../src/contract/values/tickets.ts';
import { insert } from '../api/database.ts';
import { DAY_SECONDS } from '../api/world.ts';

type Line = { agent?: true; text: string; file?: string[] };
interface TicketSeed {
  type: number;
  title: string;
  state: number;
  lines: Line[];
}

const { waiting, closed, newReply } = TicketState;

/** A hostile text: markup, a link, line breaks, a very long word and pictures. It must be shown as plain text. */
const STRANGE_TEXT = [
  '<b>x</b><script>alert("petrel")</script> & "quotes"',
  '',
  'See https://example.com/status?a=1&b=2 and javascript:alert(1) please.',
  `No break: ${'unbreakable'.repeat(20)}`,
].join('\n');

/** The tickets of a member with `all`; one with `few` has the first three. */
const TICKETS: readonly TicketSeed[] = [
  {
    type: TicketType.connectionWindows,
    title: '连接后无法打开网页',
    state: newReply,
    lines: [
      { text: '您好，Windows 客户端连接后网页打不开。\n附上截图。', file: ['seed-screenshot.png'] },
      { agent: true, text: '您好，请检查系统代理是否为 127.0.0.1:15236，然后重启客户端再试。\n\n祝好' },
    ],
  },
  {
    type: TicketType.topUp,
    title: 'Paid, but still not active',
    state: waiting,
    lines: [{ text: 'I paid ten minutes ago.' }],
  },
  {
    type: TicketType.howToTopUp,
    title: '如何使用支付寶付款？',
    state: closed,
    lines: [
      { text: '請問可以用支付寶付款嗎？' },
      { agent: true, text: '可以，結帳時請選擇支付寶。' },
      { text: '已經完成，謝謝！' },
    ],
  },
  {
    type: TicketType.other,
    title: '<b>x</b><script>alert(1)</script>',
    state: newReply,
    lines: [
      { text: STRANGE_TEXT, file: ['seed-screenshot.png', 'seed-tall.png', 'seed-dot.gif'] },
      { agent: true, text: 'Thank you.\nWe have read it as text:\n<i>nothing</i> happened.', file: ['seed-tall.png'] },
      { text: 'One picture is gone:', file: ['seed-missing.png', 'seed-hostile.svg'] },
      { agent: true, text: 'Then please send it again.' },
    ],
  },
  {
    type: TicketType.connectionIos,
    title: 'iOS: connects, then drops',
    state: waiting,
    lines: [{ text: 'After about a minute.' }],
  },
  {
    type: TicketType.account,
    title: 'Change my e-mail address',
    state: closed,
    lines: [{ text: 'Can it be changed?' }, { agent: true, text: 'Yes, please write from the old address.' }],
  },
  {
    type: TicketType.suggestion,
    title: '建议增加深色模式',
    state: closed,
    lines: [{ text: '希望客户端有深色模式。' }],
  },
  {
    type: TicketType.getClient,
    title: 'Where is the older Android build?',
    state: newReply,
    lines: [{ text: 'I need 4.7.' }],
  },
  { type: TicketType.appleAccount, title: '需要 Apple 账号', state: closed, lines: [{ text: '没有美区账号。' }] },
  { type: TicketType.partnership, title: 'Partnership', state: closed, lines: [{ text: 'We run a blog.' }] },
  {
    type: TicketType.connectionMacos,
    title: 'macOS：更新後無法啟動',
    state: closed,
    lines: [{ text: '更新到 3.0.2 之後。' }],
  },
  {
    type: TicketType.connectionExtensions,
    title: `A long title ${'that goes on and on '.repeat(8)}`,
    state: closed,
    lines: [{ text: 'The extension does not load.' }],
  },
];

/** Guests' tickets that always exist: `/touristTicket?key={key}`. */
export const GUEST_TICKETS = [
  { key: 'guest-answered', about: 'a guest ticket with an agent reply', ticket: TICKETS[0] },
  { key: 'guest-waiting', about: 'a guest ticket waiting for a reply', ticket: TICKETS[1] },
  { key: 'guest-strange', about: 'a guest ticket with markup-like text and images', ticket: TICKETS[3] },
] as const;

/** Gives a member their tickets, newest first in time; ids count up from `account × 100`. */
export function seedTickets(
  db: DatabaseSync,
  account: number,
  email: string,
  amount: 'few' | 'all',
  now: number,
): void {
  const seeds = amount === 'few' ? TICKETS.slice(0, 3) : TICKETS;
  for (const [index, seed] of seeds.entries()) {
    addTicket(
      db,
      seed,
      { id: String(account * 100 + index + 1), account, email, key: null },
      now - index * 2 * DAY_SECONDS,
    );
  }
}

/** Adds the guests' tickets. */
export function seedGuestTickets(db: DatabaseSync, now: number): void {
  for (const { key, ticket } of GUEST_TICKETS) {
    if (ticket) addTicket(db, ticket, { id: `${key}-subject`, account: null, email: 'guest@example.com', key }, now);
  }
}

function addTicket(
  db: DatabaseSync,
  seed: TicketSeed,
  owner: { id: string; account: number | null; email: string; key: string | null },
  lastAt: number,
): void {
  const { type, title, state, lines } = seed;
  const startedAt = lastAt - lines.length * 1800;
  insert(db, 'ticket', { ...owner, type, title, state, date: startedAt });
  for (const [index, { agent, text, file }] of lines.entries()) {
    insert(db, 'message', {
      ticket: owner.id,
      byAgent: agent ? 1 : 0,
      date: startedAt + index * 1800,
      content: text,
      file: JSON.stringify(file ?? []),
    });
  }
}
