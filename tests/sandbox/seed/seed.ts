import type { DatabaseSync } from 'node:sqlite';
import { emptyDatabase, first, insert } from '../api/database.ts';
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

const LEVEL_1_ORDERS = ['vip-30', 'vip-360', 'vip-90', 'vip-30'] as const;
const LEVEL_2_ORDERS = ['svip-360', 'vip-360', 'svip-30', 'vip-30'] as const;
const METHODS = ['aliPay', 'creditCard', 'unionPay', 'wechat', 'paypal'] as const;

/** Drawn once per process, because tests may start several sandboxes. */
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
  const { traffic, invite } = person;
  const until = (days: number | null) => (days === null ? 0 : now + days * DAY_SECONDS);
  const account = insert(db, 'account', {
    email: person.account,
    password,
    expire: until(person.level1Days),
    expireSvip: until(person.level2Days),
    trafficUse: traffic?.usedMb ?? 0,
    trafficMax: traffic?.maxMb ?? 0,
    trafficDate: until(traffic?.resetDays ?? null),
    newUserUntil: person.newUserSeconds && now + person.newUserSeconds,
    inviteType: invite.type,
    inviteCode: name,
    promoView: invite.type === 'promo' ? invite.view : 0,
    promoReg: invite.type === 'promo' ? invite.reg : 0,
  });
  seedDevices(db, account, person.devices, now);
  seedOrders(db, account, person, now);
  seedInvitations(db, account, invite, now);
  if (person.tickets !== 'none') seedTickets(db, account, person.account, person.tickets, now);
  for (let index = 1; index <= person.rules; index++) {
    insert(db, 'rule', { account, domain: index === 3 ? 'xn--fiqs8s.example' : `site-${index}.example.com` });
  }
}

function seedDevices(db: DatabaseSync, account: number, count: number, now: number): void {
  for (let index = 0; index < count; index++) {
    const { name, type, platform } = DEVICES[index % DEVICES.length] ?? DEVICES[0];
    const again = Math.floor(index / DEVICES.length);
    insert(db, 'device', {
      id: `${account}-${index + 1}`,
      account,
      name: again ? `${name} ${again + 1}` : name,
      type,
      platform,
      linkTime: now - index * 3 * DAY_SECONDS - 3600,
    });
  }
}

function seedOrders(db: DatabaseSync, account: number, person: Person, now: number): void {
  const keys = person.level2Days === null ? LEVEL_1_ORDERS : LEVEL_2_ORDERS;
  for (let index = 0; index < person.orders; index++) {
    const product = findProduct(keys[index % keys.length] ?? 'vip-30') as ProductSeed;
    const { usd } = product.price;
    const upgraded = product.vipLevel === 2 && index === 0;
    // Every seventh order is an old one that has only a price in yuan (docs/behaviour/checkout.md#prices).
    const old = index % 7 === 6;
    // The 15th order has a long number, as some gateways give.
    const long = index === 14 ? '-7d1f5c9e2b804a6d93ab17c5f0e2481b' : '';
    insert(db, 'purchase', {
      id: `P${String(account * 1000 + index + 1).padStart(6, '0')}${long}`,
      email: person.account,
      product: product.key,
      method: METHODS[index % METHODS.length] ?? 'aliPay',
      usd: old ? null : Math.round((usd - (upgraded ? 30 : 0)) * 100) / 100,
      price: old ? Math.round(usd * 688) / 100 : null,
      convertDays: upgraded ? 126 : 0,
      convertUsd: upgraded ? 30 : 0,
      state: 'credited',
      date: now - (index * 31 + 2) * DAY_SECONDS,
    });
  }
}

function seedInvitations(db: DatabaseSync, account: number, invite: Person['invite'], now: number): void {
  if (invite.type === 'share') {
    for (let index = 0; index < invite.records; index++) {
      const status = index % 3;
      const reward = index % 2 ? 15 : 30;
      insert(db, 'invitation', {
        account,
        name: `${'abcdefghijklmnopqrstuvwxyz'[index % 26]}***@example.com`,
        date: now - (index * 5 + 1) * DAY_SECONDS,
        status,
        reward: status === 1 ? reward : 0,
      });
    }
    return;
  }
  for (const [kind, rows] of [
    ['rebate', invite.rebates],
    ['draw', invite.draws],
  ] as const) {
    for (const [index, [usd, state]] of rows.entries()) {
      insert(db, 'movement', { account, kind, usd, state, date: now - (index * 4 + 1) * DAY_SECONDS });
    }
  }
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
