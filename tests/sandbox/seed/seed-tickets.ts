import type { DatabaseSync } from 'node:sqlite';
import { TicketType } from '#contract/ticket-types.ts';
import { TicketState } from '#contract/values.ts';
import { insert, type TicketTableRow } from '../api/database.ts';
import { DAY_SECONDS } from '../api/world.ts';

/** A ticket. Its lines are written by the customer and the agent in turn. */
interface TicketSeed {
  type: number;
  title: string;
  state: number;
  lines: readonly (string | { text: string; file: string[] })[];
  /** Minutes since the ticket was opened. By default the tickets are two days apart. */
  minutesAgo?: number;
}

const { waiting, closed, newReply } = TicketState;

/** A hostile text: markup, a link, line breaks and a very long word. The page must show it as plain text. */
const STRANGE_TEXT = [
  '<b>x</b><script>alert("petrel")</script> & "quotes"',
  '',
  'See https://example.com/status?a=1&b=2 and javascript:alert(1) please.',
  `No break: ${'unbreakable'.repeat(20)}`,
].join('\n');

/** The tickets of a member with `all`. A member with `few` has the first three. */
const TICKETS: readonly TicketSeed[] = [
  {
    type: TicketType.connectionWindows,
    title: '连接后无法打开网页',
    state: newReply,
    lines: [
      { text: '您好，Windows 客户端连接后网页打不开。\n附上截图。', file: ['seed-screenshot.png'] },
      '您好，请检查系统代理是否为 127.0.0.1:15236，然后重启客户端再试。\n\n祝好',
    ],
  },
  // The site promises an answer within two hours. This ticket is younger than that, and the other waiting ticket is late.
  { ...plain(TicketType.topUp, waiting, 'Paid, but still not active', 'I paid ten minutes ago.'), minutesAgo: 75 },
  plain(
    TicketType.howToTopUp,
    closed,
    '如何使用支付寶付款？',
    '請問可以用支付寶付款嗎？',
    '可以，結帳時請選擇支付寶。',
    '已經完成，謝謝！',
  ),
  {
    type: TicketType.other,
    title: '<b>x</b><script>alert(1)</script>',
    state: newReply,
    lines: [
      { text: STRANGE_TEXT, file: ['seed-screenshot.png', 'seed-tall.png', 'seed-dot.gif'] },
      { text: 'Thank you.\nWe have read it as text:\n<i>nothing</i> happened.', file: ['seed-tall.png'] },
      { text: 'One picture is gone:', file: ['seed-missing.png', 'seed-hostile.svg'] },
      'Then please send it again.',
    ],
  },
  { ...plain(TicketType.connectionIos, waiting, 'iOS: connects, then drops', 'After a minute.'), minutesAgo: 185 },
  plain(
    TicketType.account,
    closed,
    'Change my e-mail address',
    'Can it be changed?',
    'Yes, please write from the old address.',
  ),
  plain(TicketType.suggestion, closed, '建议增加深色模式', '希望客户端有深色模式。'),
  plain(TicketType.getClient, newReply, 'Where is the older Android build?', 'I need 4.7.'),
  plain(TicketType.appleAccount, closed, '需要 Apple 账号', '没有美区账号。'),
  plain(TicketType.partnership, closed, 'Partnership', 'We run a blog.'),
  plain(TicketType.connectionMacos, closed, 'macOS：更新後無法啟動', '更新到 3.0.2 之後。'),
  plain(
    TicketType.connectionExtensions,
    closed,
    `A long title ${'that goes on and on '.repeat(8)}`,
    'The extension does not load.',
  ),
];

function plain(type: number, state: number, title: string, ...lines: string[]): TicketSeed {
  return { type, title, state, lines };
}

/** Guests' tickets that always exist: `/touristTicket?key={key}`. */
export const GUEST_TICKETS = [
  { key: 'guest-answered', about: 'a guest ticket with an agent reply', ticket: TICKETS[0] },
  { key: 'guest-waiting', about: 'a guest ticket waiting for a reply', ticket: TICKETS[1] },
  { key: 'guest-strange', about: 'a guest ticket with markup-like text and images', ticket: TICKETS[3] },
] as const;

/** Gives a member their tickets. Their ids count up from `account × 100`. */
export function seedTickets(
  db: DatabaseSync,
  account: number,
  email: string,
  amount: 'few' | 'all',
  now: number,
): void {
  const seeds = amount === 'few' ? TICKETS.slice(0, 3) : TICKETS;
  for (const [index, seed] of seeds.entries()) {
    const id = String(account * 100 + index + 1);
    addTicket(db, seed, { id, account, email, key: null }, now - index * 2 * DAY_SECONDS, now);
  }
}

/** Adds the guests' tickets. */
export function seedGuestTickets(db: DatabaseSync, now: number): void {
  for (const { key, ticket } of GUEST_TICKETS) {
    if (ticket)
      addTicket(db, ticket, { id: `${key}-subject`, account: null, email: 'guest@example.com', key }, now, now);
  }
}

function addTicket(
  db: DatabaseSync,
  { type, title, state, lines, minutesAgo }: TicketSeed,
  owner: Pick<TicketTableRow, 'id' | 'account' | 'email' | 'key'>,
  lastAt: number,
  now: number,
): void {
  const startedAt = minutesAgo ? now - minutesAgo * 60 : lastAt - lines.length * 1800;
  insert(db, 'ticket', { ...owner, type, title, state, date: startedAt });
  for (const [index, line] of lines.entries()) {
    const { text, file } = typeof line === 'string' ? { text: line, file: [] } : line;
    const date = startedAt + index * 1800;
    insert(db, 'message', { ticket: owner.id, byAgent: index % 2, date, content: text, file: JSON.stringify(file) });
  }
}
