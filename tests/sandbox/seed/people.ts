/** A demo member's invite programme. Money rows are `[US dollars, state]`, newest first. */
type InviteSeed =
  | { type: 'share'; records: number }
  | { type: 'promo'; view: number; reg: number; rebates: [number, number][]; draws: [number, number][] };

/** An order: the package's key and the days since the order. `credit` has the Basic days that an upgrade used up, and their value. */
export type OrderSeed = readonly [product: string, daysAgo: number, credit?: { days: number; usd: number }];

/** A demo member, and their data in the database. */
export interface Person {
  account: string;
  password: string;
  /** A line for developers who choose a member to sign in as. */
  about: string;
  /** The orders, oldest first. The ends of both levels and the reset of the data are computed from them. */
  orders: readonly OrderSeed[];
  /** The MB of level 2's data that are used. With null the server names no maximum. */
  usedMb: number | null;
  /** Seconds left of the new-user discount; 0 means none. */
  newUserSeconds: number;
  devices: number;
  tickets: 'none' | 'few' | 'all';
  rules: number;
  invite: InviteSeed;
}

function person(account: string, about: string, state: Partial<Person>): Person {
  return {
    account,
    password: 'petrel-8',
    about,
    orders: [],
    usedMb: null,
    newUserSeconds: 0,
    devices: 2,
    tickets: 'none',
    rules: 0,
    invite: { type: 'share', records: 0 },
    ...state,
  };
}

/** Reads money rows, each written as `dollars:state`. */
const money = (rows: string) => rows.split(' ').map((row) => row.split(':').map(Number) as [number, number]);
const LONG_ADDRESS = 'a.member.with.quite.a.long.name.and.more.of.it@mail.department.university.example.com';

/** Repeated orders of a package of 30 days. Each order is made two days before the earlier one ends. */
const monthly = (key: string, firstDaysAgo: number, count: number): OrderSeed[] =>
  Array.from({ length: count }, (_, index) => [key, firstDaysAgo - index * 30 + (index ? 2 : 0)]);

/**
 * The demo members. Each of them shows some states of a screen. Times are relative to the creation of the database. The days left follow
 * from the orders and the earned days.
 */
export const people = {
  lin: person('lin@example.com', 'Level 1 with 200 days left, 3 devices, 4 orders, 3 tickets, 5 rules', {
    // Four orders gave 525 days and an invitation 15 days. 340 of them have passed.
    orders: [
      ['vip-30', 340],
      ['vip-90', 315],
      ['vip-360', 225],
      ['vip-30', 2],
    ],
    devices: 3,
    tickets: 'few',
    rules: 5,
    invite: { type: 'share', records: 2 },
  }),
  ann: person('ann@example.com', 'Level 0, never activated: no devices, no orders, no tickets', { devices: 0 }),
  xin: person('xin@example.com', 'New user, level 0, discount running for 20 more hours', {
    newUserSeconds: 72_000,
    devices: 0,
  }),
  mei: person('mei@example.com', 'Level 2 with 407 days left, level 1 behind it, 7 devices with a router', {
    orders: [
      ['vip-720', 284],
      ['svip-30', 13],
      ['svip-360', 2, { days: 349, usd: 30 }],
    ],
    usedMb: 20_480,
    devices: 7,
  }),
  tao: person('tao@example.com', 'Data plan: level 2, 184.20 of 500 GB used, reset in 11 days', {
    orders: [['svip-traffic-360', 289]],
    usedMb: 188_621,
  }),
  max: person('max@example.com', 'Data plan used up: 500 of 500 GB, reset in 4 days', {
    orders: [
      ['svip-traffic-30', 26],
      ['svip-traffic-30', 2],
    ],
    usedMb: 512_000,
  }),
  ula: person('ula@example.com', 'Level 2 with 150 days left, its data maximum not named', {
    orders: [['svip-360', 240]],
  }),
  kai: person('kai@example.com', 'Level 1 expired 40 days ago', {
    orders: [
      ['vip-90', 160],
      ['vip-30', 75],
    ],
  }),
  rui: person('rui@example.com', 'Level 2 expired 5 days ago, no level 1', {
    orders: [
      ['svip-30', 65],
      ['svip-30', 38],
    ],
    usedMb: 90_112,
  }),
  yun: person('yun@example.com', 'Level 2 expired 9 days ago, level 1 runs again with 100 days left', {
    orders: [
      ['vip-360', 305],
      ['svip-30', 39],
    ],
  }),
  bob: person('bob@example.com', 'Level 1 expires in 12 days', {
    orders: [
      ['vip-90', 108],
      ['vip-30', 20],
    ],
  }),
  nia: person('nia@example.com', 'Level 2 expires in 3 days', {
    orders: [
      ['svip-30', 57],
      ['svip-30', 29],
    ],
    usedMb: 256_000,
  }),
  leo: person('leo@example.com', 'Level 1 with 700 days left: upgrade credit reaches its limits', {
    orders: [['vip-720', 50]],
  }),
  dev: person('dev@example.com', 'Level 2, 17 devices and 23 orders (4 and 5 pages)', {
    orders: [...monthly('vip-30', 660, 15), ['vip-90', 212], ...monthly('svip-30', 159, 6), ['svip-30', 2]],
    usedMb: 51_200,
    devices: 17,
  }),
  ned: person('ned@example.com', 'Level 1 with 90 days left, no device bound', {
    orders: [['vip-90', 0]],
    devices: 0,
  }),
  tia: person('tia@example.com', 'Level 1, 12 tickets in all states, one late, one with markup, links and images', {
    orders: [
      ['vip-30', 60],
      ['vip-90', 32],
    ],
    tickets: 'all',
  }),
  rob: person('rob@example.com', 'Level 1, domain rules at the limit (20 of 20)', {
    orders: [['vip-180', 60]],
    rules: 20,
  }),
  rae: person('rae@example.com', 'Level 1, no domain rules yet', { orders: [['vip-180', 60]] }),
  sam: person('sam@example.com', 'Share inviter: 17 invitations in all statuses (4 pages)', {
    // The order gave 375 days and invitations 135 days. 145 of them have passed.
    orders: [['vip-360', 145]],
    invite: { type: 'share', records: 17 },
  }),
  pia: person('pia@example.com', 'Promoter who can withdraw: 96.40 USD, the minimum is 50', {
    orders: [['vip-360', 10]],
    invite: {
      type: 'promo',
      view: 1284,
      reg: 87,
      // The sums in state "being withdrawn" equal the pending withdrawal, and the paid sums equal the successful withdrawals.
      rebates: money('10:0 26:0 26:1 50.4:1 20:1 52:2 10:3 26:3 52:3 10:4 10:5 3.2:6 10:3 18:3 26:3 10:3 10:3'),
      draws: money('52:0 52:1 60:1 60:2 50:1 50:2'),
    },
  }),
  pol: person('pol@example.com', 'Promoter below the minimum: 20 USD of 50', {
    orders: [['vip-360', 10]],
    invite: { type: 'promo', view: 120, reg: 4, rebates: money('10:0 10:1 10:1'), draws: [] },
  }),
  pat: person('pat@example.com', 'Promoter without a single visit', {
    orders: [['vip-90', 60]],
    invite: { type: 'promo', view: 0, reg: 0, rebates: [], draws: [] },
  }),
  uma: person(LONG_ADDRESS, 'Long address, level 1; one of 4 devices is named like markup', {
    orders: [
      ['vip-90', 75],
      ['vip-30', 5],
    ],
    devices: 4,
  }),
} satisfies Record<string, Person>;

/** A demo member's short name. */
export type PersonName = keyof typeof people;
