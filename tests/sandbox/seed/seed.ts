import type { DatabaseSync } from 'node:sqlite';
import { type AccountRow, emptyDatabase, first, insert, run } from '../api/database.ts';
import { extendMembership, resetTrafficIfDue, runningLevel } from '../api/membership.ts';
import { hashPassword } from '../api/passwords.ts';
import { DAY_SECONDS } from '../api/world.ts';
import { activityPoster } from './activity-poster.ts';
import { findProduct, type ProductSeed } from './goods.ts';
import { type Person, people } from './people.ts';
import { DOT_GIF, fadingPng, HOSTILE_DRAWING } from './pictures.ts';
import { seedGuestTickets, seedTickets } from './seed-tickets.ts';

const DEVICES = [
  { name: 'Work laptop', type: 'Windows 11', platform: 'desktop' },
  { name: '小林的手机', type: 'Pixel 9', platform: 'phone' },
  { name: 'Browser at home', type: 'Chrome 141', platform: 'chrome' },
  { name: '<img src=x onerror=alert(1)>', type: '<b>desktop</b>', platform: 'desktop' },
  { name: '客廳平板', type: 'iPad Air', platform: 'mobile' },
  { name: 'Living room router', type: 'NanoPi R2S', platform: 'router' },
  { name: 'Something without a known platform', type: '', platform: 'other' },
] as const;

/** The days for which a reward or a rebate is reviewed before it is given (docs/behaviour/invite.md#how-it-works). */
const REVIEW_DAYS = 15;

const METHODS = ['aliPay', 'creditCard', 'unionPay', 'wechat', 'paypal'] as const;

/** Draw the pictures once per process, because tests may start several sandboxes. */
const SCREENSHOT = await fadingPng(960, 600, '#e2e8f0', '#1e3a5f');
const TALL_SCREENSHOT = await fadingPng(300, 900, '#ffd699', '#78350f');

/** Empties the database and fills it with the demo members. The data are the same each time, relative to `now` (seconds). */
export function seed(db: DatabaseSync, now: number): void {
  // All members share one hash, so that a new sandbox starts fast.
  const hash = hashPassword(people.lin.password);
  db.exec('BEGIN');
  emptyDatabase(db);
  for (const [name, person] of Object.entries<Person>(people)) {
    seedPerson(db, name, person, hash, now);
  }
  seedGuestTickets(db, now);
  seedFiles(db);
  db.exec('COMMIT');
}

/** Fills a database that has no accounts. */
export function seedIfEmpty(db: DatabaseSync, now: number): void {
  if (!first(db, 'SELECT id FROM account LIMIT 1')) seed(db, now);
}

function seedPerson(db: DatabaseSync, name: string, person: Person, password: string, now: number): void {
  const { invite } = person;
  const account = insert(db, 'account', {
    email: person.account,
    password,
    newUserUntil: person.newUserSeconds && now + person.newUserSeconds,
    inviteType: invite.type,
    inviteCode: name,
    promoView: invite.type === 'promo' ? invite.view : 0,
    promoReg: invite.type === 'promo' ? invite.reg : 0,
  });
  const read = () => first<AccountRow>(db, 'SELECT * FROM account WHERE id = ?', account) as AccountRow;
  seedOrders(db, read, person, now);
  const rewardDays = seedInvitations(db, account, invite, now);
  run(db, 'UPDATE account SET expire = expire + ? WHERE id = ?', rewardDays * DAY_SECONDS, account);
  seedTraffic(db, read(), person.usedMb, now);
  seedDevices(db, read(), person.devices, now);
  if (person.tickets !== 'none') seedTickets(db, account, person.account, person.tickets, now);
  for (let index = 1; index <= person.rules; index++) {
    insert(db, 'rule', { account, domain: index === 3 ? 'xn--fiqs8s.example' : `site-${index}.example.com` });
  }
}

/** Stores the used data of the current period. With null the server says nothing about data. */
function seedTraffic(db: DatabaseSync, member: AccountRow, usedMb: number | null, now: number): void {
  const sql = 'UPDATE account SET trafficUse = ?, trafficMax = ?, trafficDate = ? WHERE id = ?';
  if (usedMb === null) {
    run(db, sql, 0, 0, 0, member.id);
    return;
  }
  const { trafficMax, trafficDate } = resetTrafficIfDue(db, member, now);
  run(db, sql, usedMb, trafficMax, trafficDate, member.id);
}

/** Adds devices. If the membership has ended, they were bound before its end. */
function seedDevices(db: DatabaseSync, member: AccountRow, count: number, now: number): void {
  const usedUntil = runningLevel(member, now) ? now : Math.max(member.expire, member.expireSvip);
  for (let index = 0; index < count; index++) {
    const { name, type, platform } = DEVICES[index % DEVICES.length] ?? DEVICES[0];
    const again = Math.floor(index / DEVICES.length);
    insert(db, 'device', {
      id: `${member.id}-${index + 1}`,
      account: member.id,
      name: again ? `${name} ${again + 1}` : name,
      type,
      platform,
      linkTime: usedUntil - index * 3 * DAY_SECONDS - 3600,
    });
  }
}

/** Adds the orders, and extends the membership by each. The newest order has the number 1. */
function seedOrders(db: DatabaseSync, read: () => AccountRow, { account, orders }: Person, now: number): void {
  for (const [place, [key, daysAgo, credit]] of orders.entries()) {
    const index = orders.length - 1 - place;
    const product = findProduct(key) as ProductSeed;
    const { usd } = product.price;
    const date = now - daysAgo * DAY_SECONDS;
    // Every seventh order is an old one that has only a price in yuan (docs/behaviour/checkout.md#prices).
    const old = index % 7 === 6;
    // The 15th order has a long number, because some gateways give long numbers.
    const long = index === 14 ? '-7d1f5c9e2b804a6d93ab17c5f0e2481b' : '';
    extendMembership(db, read(), product, credit?.days ?? 0, date);
    insert(db, 'purchase', {
      id: `P${String(read().id * 1000 + index + 1).padStart(6, '0')}${long}`,
      email: account,
      product: product.key,
      method: METHODS[index % METHODS.length] ?? 'aliPay',
      usd: old ? null : Math.round((usd - (credit?.usd ?? 0)) * 100) / 100,
      price: old ? Math.round(usd * 688) / 100 : null,
      convertDays: credit?.days ?? 0,
      convertUsd: credit?.usd ?? 0,
      state: 'credited',
      date,
    });
  }
}

/** Adds the invitations or the promoter's money, newest first. Returns the earned days. */
function seedInvitations(db: DatabaseSync, account: number, invite: Person['invite'], now: number): number {
  if (invite.type === 'share') {
    let earned = 0;
    for (let index = 0; index < invite.records; index++) {
      const status = index % 3;
      const days = index % 2 ? 15 : 30;
      const reward = status === 1 ? days : 0;
      earned += reward;
      insert(db, 'invitation', {
        account,
        name: `${'abcdefghijklmnopqrstuvwxyz'[index % 26]}***@example.com`,
        // All invitations except the newest are older than the review takes.
        date: now - (index * 5 + (index ? REVIEW_DAYS : 1)) * DAY_SECONDS,
        status,
        reward,
      });
    }
    return earned;
  }
  for (const [kind, rows] of [
    ['rebate', invite.rebates],
    ['draw', invite.draws],
  ] as const) {
    for (const [index, [usd, state]] of rows.entries()) {
      // A rebate whose review has ended is older than the review takes.
      const daysAgo = index * 4 + (kind === 'rebate' && state !== 0 ? REVIEW_DAYS : 1);
      insert(db, 'movement', { account, kind, usd, state, date: now - daysAgo * DAY_SECONDS });
    }
  }
  return 0;
}

function seedFiles(db: DatabaseSync): void {
  const files: [string, string, Buffer][] = [
    ['seed-screenshot.png', 'image/png', SCREENSHOT],
    ['seed-tall.png', 'image/png', TALL_SCREENSHOT],
    ['seed-dot.gif', 'image/gif', DOT_GIF],
    ['seed-hostile.svg', 'image/svg+xml', HOSTILE_DRAWING],
  ];
  for (const [name, type, bytes] of files) insert(db, 'file', { name, type, bytes });
  for (const language of ['zh', 'tw', 'en'] as const) {
    for (const size of ['wide', 'narrow'] as const) {
      const name = `activity-${size}-${language}.svg`;
      insert(db, 'file', { name, type: 'image/svg+xml', bytes: activityPoster(size, language) });
    }
  }
}
