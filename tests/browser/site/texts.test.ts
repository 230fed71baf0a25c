/**
 * What each screen says in each of its states, as a browser shows it: `texts` has a file a language and screen, for those
 * who read a change (CONTRIBUTING.md#tests).
 */
import { mock } from 'node:test';
import type { Page } from 'playwright/test';
import { ofOtherScript } from '../../../build-steps/texts/wording.ts';
import { type HrefOptions, href } from '../../../src/routes/href.ts';
import { LANGUAGE_TAG, LOCALES, type Locale } from '../../../src/routes/locales.ts';
import type { Row } from '../../../src/routes/row.ts';
import { type ScreenName, TABLE } from '../../../src/routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from '../checkout/buying.ts';
import { paramsOf } from '../support/every-screen.ts';
import { test as base, DESKTOP, expect, islandsReady, settled, type Verbs, words } from '../support/fixtures.ts';
import { dollars } from '../support/words.ts';

const HAN = '\\p{Script=Han}';
const WIDE = '，。！？；：、（）《》「」『』';

/** What must not stand beside what in languages that put spaces between words, and in those that write Chinese. */
const SPACED: Readonly<Record<string, RegExp>> = {
  'two spaces': /\S[ \u00A0]{2,}\S/u,
  'a space before a sign': / [,.;:?](?!\w)/u,
};
const CHINESE: Readonly<Record<string, RegExp>> = {
  'two spaces': /\S[ \u00A0]{2,}\S/u,
  'half-width punctuation': new RegExp(`${HAN}[,;:!?]|${HAN}\\.(?!\\w)|[,;!?]${HAN}|${HAN} ?\\(|\\) ?${HAN}`, 'u'),
  'no space beside Latin letters or figures': new RegExp(`${HAN}[A-Za-z0-9$+]|[A-Za-z0-9%+]${HAN}`, 'u'),
  'a space beside a full-width sign': new RegExp(`[ \\u3000][${WIDE}]|[${WIDE}][ \\u3000]`, 'u'),
  'a space within Chinese': new RegExp(`${HAN} ${HAN}`, 'u'),
};

/**
 * What is wrong with the texts of a page as they stand beside each other on the screen: spaces and signs that its language
 * does not write there, and words in the other Chinese script that are not marked as another language's.
 */
async function wrongJoins(page: Page, locale: Locale): Promise<string[]> {
  const lines = await linesOf(page, LANGUAGE_TAG[locale]);
  const rules = Object.entries(LANGUAGE_TAG[locale].startsWith('zh') ? CHINESE : SPACED);
  return lines.flatMap((line) => [
    ...rules.filter(([, wrong]) => wrong.test(line)).map(([name]) => `${name}: ${line}`),
    ...ofOtherScript(line, locale).map(({ character }) => `${character} is of the other script: ${line}`),
  ]);
}

/** The lines that a reader of the language sees, without those in other languages. */
async function linesOf(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((own) => {
    const foreign = [...document.querySelectorAll<HTMLElement>('body [lang]')].filter(({ lang }) => lang !== own);
    for (const element of foreign) element.hidden = true;
    // Items in a row have what parts them drawn, and not as text.
    const inRow = [...document.querySelectorAll<HTMLElement>('li')].filter(
      (item) => getComputedStyle(item).display === 'inline',
    );
    for (const item of inRow) item.style.display = 'block';
    const lines = document.body.innerText.split(/[\n\t]+/);
    for (const element of foreign) element.hidden = false;
    for (const item of inRow) item.style.display = '';
    return lines.map((line) => line.trim()).filter(Boolean);
  }, tag);
}

/** When the sandbox makes its data, and the pages are seen. */
const NOON = Date.parse('2026-11-26T12:00:00+08:00');

const test = base.extend({
  // Set up before the sandbox, and torn down after it.
  distDir: async ({ distDir }, use) => {
    mock.timers.enable({ apis: ['Date'], now: NOON });
    await use(distDir);
    mock.timers.reset();
  },
});

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/** One state of a screen. */
interface ScreenState {
  screen: ScreenName;
  /** What is special about it. */
  name: string;
  options?: HrefOptions;
  person?: PersonName | undefined;
  /** Makes the sandbox behave so that the state comes about. */
  prepare?(verbs: Verbs): Promise<void>;
  /** Brings the open page into the state. */
  act?(page: Page, locale: Locale): Promise<void>;
}

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
  { screen: 'landing', name: 'paying', act: (page) => page.getByRole('tab').nth(1).click() },
  { screen: 'landing', name: 'help', act: (page) => page.getByRole('tab').nth(2).click() },
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
    name: 'Premium receipt',
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

function statesOf(row: Row): ScreenState[] {
  const screen = row.name as ScreenName;
  const [params = {}, ...further] = paramsOf(row);
  const query = Object.fromEntries(Object.keys(row.keptQuery ?? {}).map((key) => [key, 'lin@example.com']));
  const person: PersonName | undefined = row.access === 'member' || screen === 'packages' ? 'lin' : undefined;
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

/** Lin's days come last, when the page is idle. */
const withDays = (page: Page): Promise<void> => expect(page.getByRole('banner')).toContainText('200');

/** Whose header, rail and footer differ. */
const FRAMES: readonly ScreenState[] = [
  { screen: 'contact', name: 'visitor' },
  { screen: 'contact', name: 'member', person: 'lin', act: withDays },
  { screen: 'rules', name: 'member’s own page', person: 'lin', act: withDays },
];

const ROWS = (TABLE as readonly Row[]).filter(({ isNotFound, forwardsTo }) => !isNotFound && !forwardsTo);

/** The states in each file. */
const FILES = {
  frame: FRAMES,
  ...Object.groupBy([...ROWS.flatMap(statesOf), ...MORE], ({ screen }) => screen),
};

for (const locale of LOCALES) {
  test(`each screen says in each of its states what its file holds, joined as its language is written (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    test.setTimeout(600_000);
    verbs.expectConsole(/404/);
    await page.clock.setFixedTime(NOON);
    await page.goto(href('offline', { locale }));

    /** Brings sandbox and browser into a state, whatever the one before has left. */
    const enter = async ({ screen, options, person, prepare, act }: ScreenState): Promise<void> => {
      await fetch(`${sandbox.origin}/sandbox/clear`, { method: 'POST' });
      // The server's header has the machine's time, so the page must go by the browser's.
      await verbs.setting('date', false);
      await prepare?.(verbs);
      await verbs.become(person);
      await page.goto(href(screen, { ...options, locale }));
      await settled(page);
      if (!act) return;
      await act(page, locale);
      await settled(page);
    };

    for (const [name, states] of Object.entries(FILES)) {
      const said: string[] = [];
      for (const state of states) {
        await enter(state);
        expect.soft(await wrongJoins(page, locale), `${state.screen} ${state.name}`).toEqual([]);
        const text = await textOf(page, name === 'frame' ? 'header, footer' : 'main, dialog[open]');
        said.push(`# ${state.name}: ${await page.title()}`, text);
      }
      const text = said.join('\n').replace(new RegExp(`(:|%3A)${sandbox.port}\\b|\\bP[\\da-f]{12}\\b`, 'g'), '');
      expect.soft(`${text}\n`).toMatchSnapshot(['texts', locale, `${name}.yml`]);
    }
  });
}

/** What parts of a page say, with all that can be unfolded. */
async function textOf(page: Page, parts: string): Promise<string> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  // What is fetched only when it is unfolded.
  await expect(page.locator('details > div:empty')).toHaveCount(0);
  const trees = await Promise.all((await page.locator(parts).all()).map((part) => part.ariaSnapshot()));
  return (
    trees
      .join('\n')
      .replace(/^ *- status(?:\n|$)/gm, '')
      // A row's name is what its cells say below it.
      .replace(/^( *- (?:row|rowheader|cell)) .*:$/gm, '$1:')
  );
}
