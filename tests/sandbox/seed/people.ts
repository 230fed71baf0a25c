/** A demo member's invite programme. Money rows are `[US dollars, state]`, newest first. */
type InviteSeed =
  | { type: 'share'; records: number }
  | { type: 'promo'; view: number; reg: number; rebates: [number, number][]; draws: [number, number][] };

/** A demo member, and their data in the database. */
export interface Person {
  account: string;
  password: string;
  /** A line for developers who choose a member to sign in as. */
  about: string;
  /** Days of level 1 that are left. A negative number counts the days since its end. Null means never activated. */
  level1Days: number | null;
  /** Days of level 2, in the same form. */
  level2Days: number | null;
  /** Level 2's data in MB, and the days until its reset. Null means that the server names no maximum. */
  traffic: { usedMb: number; maxMb: number; resetDays: number } | null;
  /** Seconds left of the new-user discount; 0 means none. */
  newUserSeconds: number;
  devices: number;
  orders: number;
  tickets: 'none' | 'few' | 'all';
  rules: number;
  invite: InviteSeed;
}

function person(account: string, about: string, state: Partial<Person>): Person {
  return {
    account,
    password: 'petrel-8',
    about,
    level1Days: null,
    level2Days: null,
    traffic: null,
    newUserSeconds: 0,
    devices: 2,
    orders: 2,
    tickets: 'none',
    rules: 0,
    invite: { type: 'share', records: 0 },
    ...state,
  };
}

/** Reads money rows, each written as `dollars:state`. */
const money = (rows: string) => rows.split(' ').map((row) => row.split(':').map(Number) as [number, number]);
const quota = (usedMb: number, resetDays: number) => ({ usedMb, maxMb: 512_000, resetDays });
const LONG_ADDRESS = 'a.member.with.quite.a.long.name.and.more.of.it@mail.department.university.example.com';

/** The demo members: one for every state that a screen can show. Times are relative to the creation of the database. */
export const people = {
  lin: person('lin@example.com', 'Level 1 with 200 days left, 3 devices, 4 orders, 3 tickets, 5 rules', {
    level1Days: 200,
    devices: 3,
    orders: 4,
    tickets: 'few',
    rules: 5,
    invite: { type: 'share', records: 2 },
  }),
  ann: person('ann@example.com', 'Level 0, never activated: no devices, no orders, no tickets', {
    devices: 0,
    orders: 0,
  }),
  xin: person('xin@example.com', 'New user, level 0, discount running for 20 more hours', {
    newUserSeconds: 72_000,
    devices: 0,
    orders: 0,
  }),
  mei: person('mei@example.com', 'Level 2 with 300 days left, level 1 behind it, 7 devices with a router', {
    level1Days: 430,
    level2Days: 300,
    traffic: quota(20_480, 17),
    devices: 7,
    orders: 3,
  }),
  tao: person('tao@example.com', 'Data plan: level 2, 184.20 of 500 GB used, reset in 11 days', {
    level2Days: 71,
    traffic: quota(188_621, 11),
    orders: 1,
  }),
  max: person('max@example.com', 'Data plan used up: 500 of 500 GB, reset in 4 days', {
    level2Days: 40,
    traffic: quota(512_000, 4),
    orders: 1,
  }),
  ula: person('ula@example.com', 'Level 2 with 150 days left, its data maximum not named', { level2Days: 150 }),
  kai: person('kai@example.com', 'Level 1 expired 40 days ago', { level1Days: -40 }),
  rui: person('rui@example.com', 'Level 2 expired 5 days ago, no level 1', {
    level2Days: -5,
    traffic: quota(90_112, 0),
  }),
  yun: person('yun@example.com', 'Level 2 expired 9 days ago, level 1 runs again with 100 days left', {
    level1Days: 100,
    level2Days: -9,
  }),
  bob: person('bob@example.com', 'Level 1 expires in 12 days', { level1Days: 12 }),
  nia: person('nia@example.com', 'Level 2 expires in 3 days', { level2Days: 3, traffic: quota(256_000, 3) }),
  leo: person('leo@example.com', 'Level 1 with 700 days left: upgrade credit reaches its limits', { level1Days: 700 }),
  dev: person('dev@example.com', 'Level 2, 17 devices and 23 orders (4 and 5 pages)', {
    level1Days: 90,
    level2Days: 60,
    traffic: quota(51_200, 21),
    devices: 17,
    orders: 23,
  }),
  ned: person('ned@example.com', 'Level 1 with 90 days left, no device bound', {
    level1Days: 90,
    devices: 0,
    orders: 1,
  }),
  tia: person('tia@example.com', 'Level 1, 12 tickets in all states, one with markup, links and images', {
    level1Days: 60,
    tickets: 'all',
  }),
  rob: person('rob@example.com', 'Level 1, domain rules at the limit (20 of 20)', { level1Days: 120, rules: 20 }),
  rae: person('rae@example.com', 'Level 1, no domain rules yet', { level1Days: 120 }),
  sam: person('sam@example.com', 'Share inviter: 17 invitations in all statuses (4 pages)', {
    level1Days: 365,
    invite: { type: 'share', records: 17 },
  }),
  pia: person('pia@example.com', 'Promoter who can withdraw: 96.40 USD, the minimum is 50', {
    level1Days: 365,
    invite: {
      type: 'promo',
      view: 1284,
      reg: 87,
      rebates: money('10:0 26:0 26:1 50.4:1 20:1 18:2 10:3 26:3 52:3 10:4 10:5 3.2:6 10:3 18:3 26:3 10:3 10:3'),
      draws: money('18:0 54:1 60:2 60:1 52:1 75.5:1'),
    },
  }),
  pol: person('pol@example.com', 'Promoter below the minimum: 20 USD of 50', {
    level1Days: 365,
    invite: { type: 'promo', view: 120, reg: 4, rebates: money('10:0 10:1 10:1'), draws: [] },
  }),
  pat: person('pat@example.com', 'Promoter without a single visit', {
    level1Days: 30,
    invite: { type: 'promo', view: 0, reg: 0, rebates: [], draws: [] },
  }),
  uma: person(LONG_ADDRESS, 'Long address, level 1; one of 4 devices is named like markup', {
    level1Days: 45,
    devices: 4,
  }),
} satisfies Record<string, Person>;

/** A demo member's short name. */
export type PersonName = keyof typeof people;
