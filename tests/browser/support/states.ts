import type { Page } from 'playwright/test';
import { type HrefOptions, href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { Row } from '#routes/row.ts';
import { type ScreenName, TABLE } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from '../checkout/buying.ts';
import { paramsOf } from './every-screen.ts';
import { islandsReady, type Verbs } from './fixtures.ts';
import { dollars, words } from './words.ts';

/** One state of a screen, whose words texts hold. */
export interface ScreenState {
  screen: ScreenName;
  /** What is special about it, e.g. `no goods`; it stands above its words. */
  name: string;
  options?: HrefOptions;
  person?: PersonName | undefined;
  /** Makes the sandbox behave so that the state comes about. */
  prepare?(verbs: Verbs): Promise<void> | void;
  /** Brings the open page into the state. */
  act?(page: Page, locale: Locale): Promise<void>;
}

/** Who is signed in where a screen is for members and nobody else is asked for. */
const MEMBER: PersonName = 'lin';

/** The members whose account, list, programme or rules look different. */
const PEOPLE: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['ann', 'xin', 'mei', 'tao', 'max', 'ula', 'kai', 'rui', 'yun', 'bob', 'nia', 'pat', 'dev', 'ned', 'uma'],
  ticket: ['tia', 'ann'],
  invite: ['ann', 'sam', 'pia', 'pol', 'pat'],
  rules: ['rob', 'rae'],
};

/** States that need more than a member. */
const MORE: readonly ScreenState[] = [
  { screen: 'landing', name: 'offer', prepare: (verbs) => verbs.setting('activity', 'on') },
  { screen: 'landing', name: 'member', person: 'lin' },
  { screen: 'register', name: 'filled', act: fillsRegistration },
  { screen: 'register', name: 'nothing filled', act: pressesFirstStep },
  { screen: 'register', name: 'paused', prepare: (verbs) => verbs.setting('payState', 0) },
  { screen: 'register', name: 'no goods', prepare: (verbs) => verbs.setting('goods', 'none') },
  { screen: 'packages', name: 'offer', person: 'xin', options: { params: { level: 1 } } },
  { screen: 'packages', name: 'traffic', person: 'tao', options: { params: { level: 3 } } },
  { screen: 'account', name: 'orders', person: 'lin', options: { query: { tab: 'orders' } } },
  { screen: 'account', name: 'pages of orders', person: 'dev', options: { query: { tab: 'orders' } } },
  { screen: 'account', name: 'receipt', person: 'lin', options: { query: { tab: 'orders', receipt: 'P001001' } } },
  {
    screen: 'account',
    name: 'final receipt',
    person: 'mei',
    options: { query: { tab: 'orders', receipt: 'P004001' } },
  },
  { screen: 'downloadClient', name: 'router, Basic', person: 'lin', options: { params: { type: 'router' } } },
  { screen: 'downloadClient', name: 'router, Premium', person: 'mei', options: { params: { type: 'router' } } },
  { screen: 'downloadClient', name: 'router, no level', person: 'ann', options: { params: { type: 'router' } } },
  { screen: 'ticketContent', name: 'images', person: 'tia', options: { params: { id: '1604' } } },
  { screen: 'ticketContent', name: 'missing', person: 'lin', options: { params: { id: '999' } } },
  { screen: 'touristTicket', name: 'answered', options: { query: { key: 'guest-answered' } } },
  { screen: 'touristTicket', name: 'missing', options: { query: { key: 'no-such-key' } } },
  { screen: 'faq', name: 'nothing found', act: (page) => page.locator('main [type=search]').fill('zzzz') },
  { screen: 'notFound', name: 'start' },
  { screen: 'thanks', name: 'renewed', person: 'leo', act: ordersAt('packages', { params: { level: 1 } }) },
  { screen: 'thanks', name: 'registered', act: ordersAt('register') },
];

/** Every state of every screen: as it opens, for each of its variants and people, and those named here. */
export const STATES: readonly ScreenState[] = [
  ...TABLE.filter(({ isNotFound, forwardsTo }) => !isNotFound && !forwardsTo).flatMap(statesOf),
  ...MORE,
];

function statesOf(row: Row<ScreenName>): ScreenState[] {
  const screen = row.name;
  const [params = {}, ...further] = paramsOf(row);
  const query = Object.fromEntries(Object.keys(row.keptQuery ?? {}).map((key) => [key, 'lin@example.com']));
  const person = row.access === 'member' || screen === 'packages' ? MEMBER : undefined;
  const state = { screen, options: { params, query }, person };
  return [
    { ...state, name: 'start' },
    ...further.map((each) => ({ ...state, name: Object.values(each).join(), options: { params: each, query } })),
    ...(PEOPLE[screen] ?? []).map((name) => ({ ...state, name, person: name })),
  ];
}

async function fillsRegistration(page: Page, locale: Locale): Promise<void> {
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
}

/** Orders on a shelf, and comes back from the gateway without having paid. */
function ordersAt(shelf: ScreenName, options?: HrefOptions) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await page.goto(href(shelf, { ...options, locale }));
    await islandsReady(page);
    if (shelf === 'register') await fillAccount(page, locale, NEWCOMER);
    await chooseMethod(page, locale, 'aliPay');
    await pressPay(page, locale, dollars(locale, 49.99));
    await page.waitForURL('**/pay/**');
    await page.goto(href('thanks', { locale }));
    await page.getByRole('region', { name: words(locale, 'waiting')('label') }).waitFor();
  };
}

async function pressesFirstStep(page: Page): Promise<void> {
  await page.locator('main form [type=submit], main form button').filter({ visible: true }).last().click();
}
