import type { Page } from 'playwright/test';
import { type HrefOptions, href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { Row } from '#routes/row.ts';
import { type ScreenName, TABLE } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from '../journeys/checkout/buying.ts';
import { expect, islandsReady, type Verbs } from '../support/fixtures.ts';
import { paramsOf } from '../support/params-of.ts';
import { dollars, words } from '../support/words.ts';

/** One state of a screen. The checks of all screens read the states from this table. */
export interface ScreenState {
  screen: ScreenName;
  /** The special thing about the state, for example `no goods` or the member's name. It is unique within its folder of texts. */
  name: string;
  options?: HrefOptions;
  person?: PersonName | undefined;
  /** Sets up the sandbox so that the page opens in the state. */
  prepare?(verbs: Verbs): Promise<void> | void;
  /** Does what brings the open page into the state. */
  act?(page: Page, locale: Locale): Promise<void>;
  /** True if the page differs from another state only in its words. Then layout and focus are not checked again. */
  isReadOnly?: boolean;
  /** True for header, sidebar and footer. They are recorded separately from the screens between them. */
  isFrame?: boolean;
  /** Console messages that are expected in this state. */
  says?: RegExp;
}

/** The member who is signed in on members' screens, unless a state names another one. */
const MEMBER: PersonName = 'lin';

/** The members whose account, list, programme or rules have different parts. */
const OTHERS: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['ann', 'tao', 'kai', 'uma'],
  ticket: ['tia'],
  invite: ['sam', 'pia'],
  rules: ['rob'],
};

/** The members who see the same parts with different words. */
const WORDED: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['xin', 'mei', 'max', 'ula', 'rui', 'yun', 'bob', 'nia', 'pat', 'dev', 'ned'],
  ticket: ['ann'],
  invite: ['ann', 'pol', 'pat'],
  rules: ['rae'],
};

/** Waits for lin's days left, which the page requests last, when it is idle. */
const untilDaysCome = (page: Page): Promise<void> => expect(page.getByRole('banner')).toContainText('200');

/** States that need more than a signed-in member. */
const MORE: readonly ScreenState[] = [
  { screen: 'landing', name: 'offer', prepare: (verbs) => verbs.setting('activity', 'on'), isReadOnly: true },
  { screen: 'landing', name: 'member', person: 'lin', isReadOnly: true },
  { screen: 'register', name: 'filled', act: fillRegistration, isReadOnly: true },
  { screen: 'register', name: 'nothing filled', act: pressFirstStep, isReadOnly: true },
  { screen: 'register', name: 'paused', prepare: (verbs) => verbs.setting('payState', 0), isReadOnly: true },
  { screen: 'register', name: 'no goods', prepare: (verbs) => verbs.setting('goods', 'none'), isReadOnly: true },
  { screen: 'packages', name: 'offer', person: 'xin', options: { params: { level: 1 } }, isReadOnly: true },
  {
    screen: 'packages',
    name: 'upgrade question',
    person: 'lin',
    options: { params: { level: 2 } },
    act: (page) => page.getByRole('switch').click(),
    isReadOnly: true,
  },
  { screen: 'packages', name: 'traffic', person: 'tao', options: { params: { level: 3 } }, isReadOnly: true },
  { screen: 'account', name: 'orders', person: 'lin', options: { query: { tab: 'orders' } }, isReadOnly: true },
  { screen: 'account', name: 'pages of orders', person: 'dev', options: { query: { tab: 'orders' } } },
  { screen: 'account', name: 'receipt', person: 'lin', options: { query: { tab: 'orders', receipt: 'P001001' } } },
  {
    screen: 'account',
    name: 'final receipt',
    person: 'mei',
    options: { query: { tab: 'orders', receipt: 'P004001' } },
    isReadOnly: true,
  },
  ...(['router, Basic', 'router, Premium', 'router, no level'] as const).map(
    (name): ScreenState => ({
      screen: 'downloadClient',
      name,
      person: ({ 'router, Basic': 'lin', 'router, Premium': 'mei', 'router, no level': 'ann' } as const)[name],
      options: { params: { type: 'router' } },
      isReadOnly: true,
    }),
  ),
  { screen: 'ticketContent', name: 'images', person: 'tia', options: { params: { id: '1604' } }, isReadOnly: true },
  { screen: 'ticketContent', name: 'late', person: 'tia', options: { params: { id: '1605' } }, isReadOnly: true },
  { screen: 'ticketContent', name: 'missing', person: 'lin', options: { params: { id: '999' } }, isReadOnly: true },
  { screen: 'touristTicket', name: 'answered', options: { query: { key: 'guest-answered' } } },
  {
    screen: 'touristTicket',
    name: 'strange',
    options: { query: { key: 'guest-strange' } },
    // The ticket names a picture that the server no longer has.
    says: /seed-missing\.png/,
  },
  { screen: 'touristTicket', name: 'missing', options: { query: { key: 'no-such-key' } }, isReadOnly: true },
  {
    screen: 'faq',
    name: 'nothing found',
    act: (page) => page.locator('main [type=search]').fill('zzzz'),
    isReadOnly: true,
  },
  { screen: 'notFound', name: 'start' },
  {
    screen: 'thanks',
    name: 'renewed',
    person: 'leo',
    act: orderAt('packages', { params: { level: 1 } }),
    isReadOnly: true,
  },
  { screen: 'thanks', name: 'registered', act: orderAt('register'), isReadOnly: true },
  { screen: 'contact', name: 'visitor', isFrame: true },
  { screen: 'contact', name: 'member', person: 'lin', act: untilDaysCome, isFrame: true },
  { screen: 'rules', name: 'member’s own page', person: 'lin', act: untilDaysCome, isFrame: true },
];

/** Every state of every screen: its first view for each variant and each member, and the states in `MORE`. */
export const STATES: readonly ScreenState[] = [
  ...TABLE.filter(({ isNotFound, forwardsTo }) => !isNotFound && !forwardsTo).flatMap(statesOf),
  ...MORE,
];

/** The state in words, which are part of its test's name: `account lin`. */
export function nameOf({ screen, name, isFrame }: ScreenState): string {
  return `${isFrame ? 'header and footer of ' : ''}${screen} ${name}`;
}

/** The folder and the file that record what the state says. */
export function textFileOf({ screen, name, isFrame }: ScreenState): [folder: string, file: string] {
  const file = name.replaceAll('’', '').replace(/\W+/g, '-');
  return [isFrame ? 'frame' : screen, `${file}.yml`];
}

function statesOf(row: Row<ScreenName>): ScreenState[] {
  const screen = row.name;
  const [params = {}, ...further] = paramsOf(row);
  const query = Object.fromEntries(Object.keys(row.keptQuery ?? {}).map((key) => [key, 'lin@example.com']));
  const person = row.access === 'member' || screen === 'packages' ? MEMBER : undefined;
  const state = { screen, options: { params, query }, person };
  const by = (name: PersonName): ScreenState => ({ ...state, name, person: name });
  return [
    // A page whose canonical address is another page has the same layout as that page.
    { ...state, name: person ?? 'start', isReadOnly: Boolean(row.canonical) },
    ...further.map((each) => ({
      ...state,
      name: Object.values(each).join(),
      options: { params: each, query },
      isReadOnly: true,
    })),
    ...(OTHERS[screen] ?? []).map(by),
    ...(WORDED[screen] ?? []).map((name) => ({ ...by(name), isReadOnly: true })),
  ];
}

async function fillRegistration(page: Page, locale: Locale): Promise<void> {
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
}

/** Orders a package, and comes back from the gateway without having paid. */
function orderAt(shop: ScreenName, options?: HrefOptions) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await page.goto(href(shop, { ...options, locale }));
    await islandsReady(page);
    if (shop === 'register') await fillAccount(page, locale, NEWCOMER);
    await chooseMethod(page, locale, 'aliPay');
    await pressPay(page, locale, dollars(locale, 49.99));
    await page.waitForURL('**/pay/**');
    await page.goto(href('thanks', { locale }));
    await page.getByRole('region', { name: words(locale, 'waiting')('label') }).waitFor();
  };
}

async function pressFirstStep(page: Page): Promise<void> {
  await page.locator('main form [type=submit], main form button').filter({ visible: true }).last().click();
}
