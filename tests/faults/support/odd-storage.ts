import type { Page } from 'playwright/test';
import type { HrefOptions } from '../../../src/routes/href.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import type { LocalKey, SessionKey } from '../../../src/stores/storage-keys.ts';
import { expect, pageIdle, type Verbs } from '../../browser/support/fixtures.ts';
import { storageKey } from '../../browser/support/storage.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { problemsOf, settled } from './alive.ts';

/** A screen that reads a stored value. */
interface Reader {
  screen: ScreenName;
  address?: Pick<HrefOptions, 'params' | 'query'>;
  who?: PersonName;
  /** A valid value, whose fields are broken one by one; without it the value is plain text. */
  right?: unknown;
}

/** Drafts of guests and of members. */
type DraftName = 'draft.guest.login' | 'draft.guest.register' | 'draft.guest.recovery' | 'draft.guest.ticket';
type MemberDraft = 'draft.lin@example.com.ticket' | 'draft.lin@example.com.rules';

const now = Date.now();
const soon = Math.floor(now / 1000) + 86_400;
const texts = { zh: '一', tw: '一', en: 'One' };
const draft = (values: Record<string, string>) => ({ values, files: [{ name: 'a.png', label: 'a' }], atMs: now });
const order = { productKey: 'vip-30', label: 'One month', usd: 5.99, method: 'aliPay', before: null };

/** What a tab stores, and which screen reads it. The type makes sure that every new value is listed here. */
const SESSION = {
  token: { screen: 'account' },
  epoch: { screen: 'account', who: 'lin' },
  userInfo: {
    screen: 'account',
    who: 'lin',
    right: {
      ...{ account: 'lin@example.com', vipType: 1, expire: soon, expireSVip: 0, expired: false, expiredSVip: false },
      ...{ trafficDate: 0, trafficUse: 0, trafficMax: 0, lastExpire: 86_400, lastTime: 0, keptAtMs: now },
      device: [{ id: '1', name: 'Desk', type: 'Windows', platform: 'desktop', linkTime: soon }],
      pays: [{ id: 'P1', name: 'One month', days: 30, usd: 5.99, date: soon }],
    },
  },
  language: { screen: 'landing' },
  path: { screen: 'login' },
  ref: { screen: 'register' },
  source: { screen: 'register' },
  channelId: { screen: 'register' },
  formSign: { screen: 'greenChannel' },
  activity: {
    screen: 'landing',
    right: {
      at: now,
      activity: { enable: true, image: { b: texts, s: texts }, webBannerMsg: texts, webBannerStyle: { color: 'red' } },
    },
  },
  resetKey: { screen: 'resetPassword' },
  resetName: { screen: 'resetPassword' },
  recovery: {
    screen: 'forgotPassword',
    right: { step: 'code', email: 'lin@example.com', code: '12', startedAt: now },
  },
  notice: { screen: 'login' },
  loginHint: { screen: 'login' },
  popupSeen: { screen: 'landing' },
  offerClosed: { screen: 'landing' },
  ticketIds: { screen: 'ticketContent', address: { params: { id: '102' } }, who: 'lin' },
  clockOffset: { screen: 'account', who: 'lin' },
  asked: { screen: 'landing' },
  outdated: { screen: 'account', who: 'lin' },
  apiBase: { screen: 'register' },
} satisfies Record<SessionKey, Reader>;

/** The same for what the browser stores. */
const LOCAL = {
  uuid: { screen: 'register' },
  language: { screen: 'landing' },
  scheme: { screen: 'landing' },
  attribution: { screen: 'register', right: { ref: 'sam', source: 'web', channelId: 'web', at: now } },
  signedInHint: { screen: 'login' },
  epoch: { screen: 'account', who: 'lin' },
  pendingPayment: {
    screen: 'account',
    who: 'lin',
    right: [{ ...order, atMs: now, account: 'lin@example.com', key: '', mark: 'a', isAnswered: true, isOver: false }],
  },
  paymentMethod: { screen: 'register' },
  guestTickets: { screen: 'touristTicket', right: [{ key: 'guest-strange', title: 'A title', atMs: now }] },
  ticketsSeen: {
    screen: 'ticket',
    who: 'lin',
    right: [{ id: '101', date: 1_735_689_600, isFromAgent: true, isRead: true }],
  },
  'draft.guest.login': { screen: 'login', right: draft({ account: 'a@b.example' }) },
  'draft.guest.register': { screen: 'register', right: draft({ email: 'a@b.example', emailAgain: 'a@b.example' }) },
  'draft.guest.recovery': { screen: 'forgotPassword', right: draft({ step: 'code', email: 'a@b.example' }) },
  'draft.guest.ticket': { screen: 'touristTicket', right: draft({ type: '1', title: 'A', content: 'B' }) },
  'draft.lin@example.com.ticket': { screen: 'ticketCreate', who: 'lin', right: draft({ type: '3', title: 'A' }) },
  'draft.lin@example.com.rules': { screen: 'rules', who: 'lin', right: draft({ text: 'a.example', kept: '' }) },
} satisfies Record<Exclude<LocalKey, `draft.${string}`> | DraftName | MemberDraft, Reader>;

/** Contents that are valid for no value. */
const ODD_CONTENTS: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    'null',
    'true',
    '0',
    '-1',
    '1e999',
    '[]',
    '{}',
    '[null]',
    '[[[[]]]]',
    '"text"',
    '\ud800',
    '"\\ud800"',
  ],
  ...['undefined', 'NaN', '%zz', '../../x', '<b>x</b>', '8640000000000001', '__proto__', '{"__proto__":{"at":1}}'],
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'x'.repeat(1024 * 1024),
  `[${'{"a":1},'.repeat(50_000)}0]`,
];

/** Replacements for a field's value. */
const ODD_FIELDS: readonly unknown[] = [null, 1e300, 'x', {}];

/** A stored value, its reader, and all contents to try. */
export interface StoredRow extends Reader {
  area: 'sessionStorage' | 'localStorage';
  key: string;
  contents: readonly string[];
}

/** Every value of docs/behaviour/session.md#session-values and #storage. */
export const STORED: readonly StoredRow[] = [...rowsOf('sessionStorage', SESSION), ...rowsOf('localStorage', LOCAL)];

function rowsOf(area: StoredRow['area'], readers: Readonly<Record<string, Reader>>): StoredRow[] {
  return Object.entries(readers).map(([key, reader]) => ({
    ...reader,
    area,
    key: storageKey(key as SessionKey),
    contents: [...ODD_CONTENTS, ...(reader.right === undefined ? [] : variantsOf(reader.right))],
  }));
}

/**
 * A valid value with each of its fields, at any depth, missing or of another type, as another version may have stored
 * it.
 */
function variantsOf(right: unknown): string[] {
  const found: string[] = [];
  const visit = (at: readonly string[], value: unknown): void => {
    for (const [key, child] of typeof value === 'object' && value !== null ? Object.entries(value) : []) {
      for (const odd of [undefined, ...ODD_FIELDS]) found.push(JSON.stringify(withField(right, [...at, key], odd)));
      visit([...at, key], child);
    }
  };
  visit([], right);
  return found;
}

function withField(value: unknown, at: readonly string[], odd: unknown): unknown {
  const copy = structuredClone(value);
  const last = at.at(-1) ?? '';
  const parent = at.slice(0, -1).reduce<Record<string, unknown>>((holder, key) => Object(holder[key]), Object(copy));
  if (odd === undefined) delete parent[last];
  else parent[last] = odd;
  return copy;
}

/**
 * Opens a value's reader with each content, and reports those that break it
 * (docs/behaviour/session.md#checked-when-read).
 */
export async function readOddStorage(
  { screen, address, who, area, key, right }: StoredRow,
  contents: readonly string[],
  { page, verbs }: { page: Page; verbs: Verbs },
): Promise<void> {
  const broken: string[] = [];
  const errors: string[] = [];
  // The sandbox has no pictures with these odd names.
  verbs.expectConsole(/^Failed to load resource/);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on(
    'console',
    (message) => message.type() === 'error' && !/^Failed to load/.test(message.text()) && errors.push(message.text()),
  );
  if (who) await verbs.signedIn(who);
  await page.goto('/robots.txt');
  // Set before each load, so that the page can't overwrite it with what it stores when it is left.
  await page.addInitScript(
    ([areaName = '', name = '']) => {
      const odd = self.name;
      if (!odd) return;
      self.name = '';
      globalThis[areaName as 'localStorage'].setItem(name, odd.slice(1));
    },
    [area, key],
  );
  for (const content of contents) {
    await page.evaluate((text) => {
      self.name = `=${text}`;
    }, content);
    await verbs.open(screen, { ...address, locale: 'en' });
    if (right === undefined && screen !== 'account') await pageIdle(page);
    // Values about the session may lead to another screen; until the guard has decided, nothing is shown.
    await expect(page.locator('html:not([data-guard])')).toBeAttached();
    await settled(page);
    const problems = [...(await problemsOf(page, 'en')), ...errors.splice(0)];
    if (problems.length > 0) broken.push(`${content.slice(0, 300)}: ${problems.join(', ')}`);
  }
  expect(broken).toEqual([]);
}
