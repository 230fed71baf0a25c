import type { Page } from 'playwright/test';
import { variantsOf } from '../../src/routes/hosting.ts';
import type { HrefOptions } from '../../src/routes/href.ts';
import type { Locale } from '../../src/routes/locales.ts';
import type { Row } from '../../src/routes/row.ts';
import { type ScreenName, TABLE } from '../../src/routes/table.ts';
import { chooseMethod, fillAccount, NEWCOMER } from '../browser/checkout/buying.ts';
import type { Verbs } from '../browser/support/fixtures.ts';
import type { PersonName } from '../sandbox/seed/people.ts';

/** One state of a screen, as the gallery shows it. */
export interface GalleryState {
  screen: ScreenName;
  /** What is special about it, e.g. `waiting`; with the screen's name it names the sheet. */
  name: string;
  options?: HrefOptions;
  person?: PersonName | undefined;
  /** The browser's name for itself, where that changes what is shown. */
  userAgent?: string;
  /** Makes the sandbox behave so that the state comes about. */
  prepare?(verbs: Verbs): Promise<void> | void;
  /** Brings the open page into the state. */
  act?(page: Page, locale: Locale): Promise<void>;
}

const CHAT_APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.49';
/** Who is signed in where a screen is for members and nobody else is asked for. */
const MEMBER: PersonName = 'lin';

/** The members whose account, list, programme or rules look different. */
const PEOPLE: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['ann', 'xin', 'mei', 'tao', 'max', 'ula', 'kai', 'rui', 'yun', 'bob', 'nia', 'dev', 'ned', 'uma'],
  ticket: ['tia', 'ann'],
  invite: ['ann', 'sam', 'pia', 'pol', 'pat'],
  rules: ['rob', 'rae'],
};

/** States that need more than a member. */
const MORE: readonly GalleryState[] = [
  { screen: 'landing', name: 'offer', prepare: (verbs) => verbs.setting('activity', 'on') },
  { screen: 'landing', name: 'member', person: 'lin' },
  { screen: 'landing', name: 'chat app', userAgent: CHAT_APP },
  { screen: 'register', name: 'filled', act: fillsRegistration },
  { screen: 'register', name: 'nothing filled', act: pressesFirstStep },
  { screen: 'register', name: 'paused', prepare: (verbs) => verbs.setting('payState', 0) },
  { screen: 'register', name: 'no goods', prepare: (verbs) => verbs.setting('goods', 'none') },
  { screen: 'packages', name: 'offer', person: 'xin', options: { params: { level: 1 } } },
  { screen: 'packages', name: 'upgrade', person: 'lin', options: { params: { level: 2 } } },
  { screen: 'packages', name: 'traffic', person: 'tao', options: { params: { level: 3 } } },
  { screen: 'ticketContent', name: 'images', person: 'tia', options: { params: { id: '1604' } } },
  { screen: 'ticketContent', name: 'missing', person: 'lin', options: { params: { id: '999' } } },
  { screen: 'touristTicket', name: 'answered', options: { query: { key: 'guest-answered' } } },
  { screen: 'touristTicket', name: 'missing', options: { query: { key: 'no-such-key' } } },
  { screen: 'faq', name: 'nothing found', act: (page) => page.locator('main [type=search]').fill('zzzz') },
  { screen: 'notFound', name: 'start' },
];

/** Every state of every screen: as it opens, while its answer is waited for, when that fails, and those named here. */
export const STATES: readonly GalleryState[] = [
  ...(TABLE as readonly Row[]).filter(({ isNotFound, forwardsTo }) => !isNotFound && !forwardsTo).flatMap(statesOf),
  ...MORE,
];

function statesOf(row: Row): GalleryState[] {
  const screen = row.name as ScreenName;
  const [params = {}] =
    row.path.includes('{') && !row.params ? [{ id: '102' }] : variantsOf(row).map((each) => each.params);
  const query = Object.fromEntries(Object.keys(row.keptQuery ?? {}).map((key) => [key, 'lin@example.com']));
  const person = row.access === 'member' || screen === 'packages' ? MEMBER : undefined;
  const state = { screen, options: { params, query }, person };
  const asks = row.firstCall && !row.takesFormSign ? row.firstCall : undefined;
  return [
    { ...state, name: 'start' },
    ...(PEOPLE[screen] ?? []).map((name) => ({ ...state, name, person: name })),
    ...(asks
      ? (['silent', 'http500'] as const).map((kind) => ({
          ...state,
          name: kind === 'silent' ? 'waiting' : 'failed',
          prepare: (verbs: Verbs) => verbs.fault({ call: asks, kind, times: -1 }),
        }))
      : []),
  ];
}

async function fillsRegistration(page: Page, locale: Locale): Promise<void> {
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
}

async function pressesFirstStep(page: Page): Promise<void> {
  await page.locator('main form [type=submit], main form button').filter({ visible: true }).last().click();
}
