import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BrowserContext, type Page, test as withoutPage } from 'playwright/test';
import { href } from '#routes/href.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import { infoShape } from '../../../build-steps/build-constants.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { expect, islandsReady, test } from '../support/fixtures.ts';
import { watchRequests } from '../support/requests.ts';
import { reactFile, scriptWith } from '../support/script-files.ts';
import { storageKey } from '../support/storage.ts';

/** The most that each may weigh, in bytes as sent (brotli 11), a stub uncompressed (docs/quality.md#bytes). */
const DOCUMENT = 14_100;
const STUB = 1_536;
const ISLAND_SCRIPT = 93_000;
/** Less to log in; a thread has its reply form, too, whose code comes after the messages: above the goal. */
const SCRIPTS: Partial<Record<ScreenName, number>> = { login: 77_000, ticketContent: 94_400 };
/** In how many files they come. */
const ISLAND_FILES = 11;
const LANDING_VISIT = 33_200; // with the pictures below the first view, fetched ahead of who scrolls
const STATIC_SCRIPT = 13_600;
/** What paints a screen's content before the scripts that answer to presses are there; they do not need it. */
const PAINTER_SCRIPT = 13_300;
/** What makes calls, with all that the contract says of answers; and ky, which those that act go by. */
const CLIENT = 5_300;
const KY = 8_000;
/** What the slip says, beside or below the steps of an order. */
const SLIP = 3_200;
/** What shows the banner of an activity, once the API has named one. */
const BANNER = 1_600;
/** The service worker: fetched when a page has nothing else to do, with no part in its first paint. */
const WORKER = 12_000;
/** What asks for a member's countdown, and describes that call. */
const IDLE_MEMBER_SCRIPT = 2_000;

const dist = join(import.meta.dirname, '../../../dist');
const pages = globSync('**/*.html', { cwd: dist })
  .filter((file) => file !== 'payment/index.html')
  .sort()
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { file, html, isStub: !html.includes('data-screen') };
  });
const sent = (bytes: string | Buffer): number => brotliCompressSync(bytes).length;

/** More than it is as sent, in a tenth of the time. */
const quickly = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What files weigh that other pages have loaded, too. */
const weighed = new Map<string, number>();

/** What an answer weighs as sent; that of a script is the same wherever it is loaded. */
function weigh(path: string, body: Buffer): number {
  if (!path.startsWith('/_astro/') || body.length === 0) return sent(body);
  const known = weighed.get(path) ?? sent(body);
  weighed.set(path, known);
  return known;
}

withoutPage('every document fits its budget', () => {
  const heavy = pages
    .filter(({ isStub, html }) => !isStub && quickly(html) > DOCUMENT)
    .map(({ file, html }) => ({ file, bytes: sent(html) }))
    .filter(({ bytes }) => bytes > DOCUMENT);
  expect(heavy).toEqual([]);
});

withoutPage('stubs stay tiny, and load nothing', () => {
  const stubs = pages.filter(({ isStub, file }) => isStub && file !== '404.html');
  expect(stubs.filter(({ html }) => Buffer.byteLength(html) > STUB).map(({ file }) => file)).toEqual([]);
  expect(stubs.filter(({ html }) => /\ssrc=|<link|<style/.test(html)).map(({ file }) => file)).toEqual([]);
});

withoutPage('the service worker is small', () => {
  expect(sent(readFileSync(join(dist, 'sw.js')))).toBeLessThanOrEqual(WORKER);
});

/** What a visit has loaded: type and bytes as sent, by address. */
type Loaded = ReadonlyMap<string, { type: string; bytes: number }>;

/** The files of a visit that was too heavy, the heaviest first. */
function whatWeighs(loaded: Loaded): string {
  const rows = [...loaded].sort(([, a], [, b]) => b.bytes - a.bytes);
  return ['what was loaded, in bytes as sent:', ...rows.map(([path, { bytes }]) => `${bytes} ${path}`)].join('\n');
}

/** A tab of the same visitor that has nothing in its cache, as on a first visit. */
async function freshTab({ context, page: first }: { context: BrowserContext; page: Page }): Promise<Page> {
  await first.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  return page;
}

/**
 * Opens a page and answers what it loads until it rests, by address, in bytes as sent. A page that rests before it has made the `call`
 * that it begins with is not done.
 */
async function load(page: Page, address: string, call?: string): Promise<Loaded> {
  const loading: Promise<[string, { type: string; bytes: number }]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.request().resourceType();
    loading.push(response.body().then((body) => [pathname, { type, bytes: weigh(pathname, body) }]));
  });
  const untilAllIsLoaded = watchRequests(page);
  const called = call && page.waitForResponse(`**/Website/${call}`);
  await page.goto(address);
  await called;
  await islandsReady(page);
  await untilAllIsLoaded();
  const bytes = new Map<string, { type: string; bytes: number }>();
  for (const [path, file] of await Promise.all(loading)) {
    // What is asked for ahead and then needed is answered twice, the second time from the browser's own copy: without a body.
    if (file.bytes > (bytes.get(path)?.bytes ?? 0)) bytes.set(path, file);
  }
  return bytes;
}

/** Is a script one of those that hold these modules? */
const holds =
  (...modules: readonly string[]) =>
  (path: string): boolean =>
    modules.some((module) => scriptWith(module) === path);

/** Comes when the page rests; pages without islands never load it. */
const isKy = holds('node_modules/ky/distribution/index.js');

/** What every island needs. */
const isIsland = holds('src/app/Island.tsx');

/** So does what makes calls, where a screen asks for nothing by itself. */
const isClient = holds('src/api/client.ts');

/** The slip's lines come once the packages stand, into room that is kept for them. */
const isSlip = holds('checkout/slip/SlipLines.tsx', 'locales/en/slip.json');

/** Comes with an activity or a countdown, after the API's answer about it: what shows it, where it leads, and its words. */
const isBanner = holds('show-offer.ts', 'show-line.ts', 'shelf-link.ts', 'locales/en/banner.json');

/** The list beside a thread, which comes once that stands. */
const isBeside = holds('BesideThread.tsx', 'TicketRows.tsx', 'core/paging.ts');

/** The form for a reply, whose code comes after the messages. */
const isReply = holds('ReplyBar.tsx', 'MemberReply.tsx', 'ComposerForm.tsx');

/** Paints the screen's content, before the scripts that answer to presses. */
const isPainter = (path: string): boolean => path.startsWith('/_astro/paint-');

/** A member's days in the header and what counts them, fetched when the page rests; two screens need the latter at once. */
const isDays = holds('days-left.ts');
const COUNT_DAYS: readonly ScreenName[] = ['account', 'packages'];
const isCount = holds('core/expiry.ts');

/** What each script weighs until a page's content stands, but for those that come `late`. */
function scriptsOf(loaded: Loaded, isLate = isKy): number[] {
  return [...loaded]
    .filter(([path, { type }]) => type === 'script' && ![isKy, isSlip, isBanner, isLate].some((is) => is(path)))
    .map(([, { bytes }]) => bytes);
}

function scriptBytes(loaded: Loaded, isLate = isKy): number {
  return scriptsOf(loaded, isLate).reduce((sum, bytes) => sum + bytes, 0);
}

test('what makes calls stays small, and so does what comes after the packages: what the slip says, and the banner', async ({
  page,
}) => {
  const loaded = await load(page, href('register', { locale: 'en' }), 'activityCheck');
  for (const [is, bar] of [
    [isClient, CLIENT],
    [isKy, KY],
    [isSlip, SLIP],
    [isBanner, BANNER],
  ] as const) {
    const each = [...loaded].filter(([path]) => is(path)).map(([, { bytes }]) => bytes);
    expect(each.length).toBeGreaterThan(0);
    expect(each.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(bar);
  }
});

test('all of a first visit to the landing page stays small', async ({ page }) => {
  const loaded = await load(page, href('landing', { locale: 'zh' }), 'skuList');
  const total = [...loaded.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, whatWeighs(loaded)).toBeLessThanOrEqual(LANDING_VISIT);
});

const STATIC: readonly [ScreenName, Record<string, string>?][] = [
  ['landing'],
  ['downloadClient', { type: 'android' }],
  ['routerGuide', { step: '4' }],
  ['appleIdCreate'],
  ['faq'],
  ['terms'],
  ['appPrivacy'],
  ['contact'],
  ['enterprise'],
];
test('pages without islands run without React, on a few kilobytes of script', async ({ page, context }) => {
  let tab = page;
  for (const [screen, params] of STATIC) {
    await test.step(screen, async () => {
      tab = await freshTab({ context, page: tab });
      const loaded = await load(tab, href(screen, { locale: 'en', params }));
      expect
        .soft([...loaded.keys()].filter((path) => path === reactFile() || isIsland(path) || isKy(path)))
        .toEqual([]);
      expect.soft(scriptBytes(loaded)).toBeGreaterThan(0);
      expect.soft(scriptBytes(loaded), whatWeighs(loaded)).toBeLessThanOrEqual(STATIC_SCRIPT);
    });
  }
});

/** Screens that ask who the member is for themselves. Others come to know it from the tab, or ask when idle, for the countdown. */
const ASK_MEMBER: readonly ScreenName[] = ['packages', 'account', 'ticketCreate', 'ticketContent'];

const ISLANDS: readonly [ScreenName, PersonName | undefined, Record<string, string>?][] = [
  ['login', undefined],
  ['register', undefined],
  ['forgotPassword', undefined],
  ['resetPassword', undefined],
  ['touristTicket', undefined],
  ['packages', 'lin', { level: '2' }],
  ['account', 'lin'],
  ['ticket', 'tia'],
  ['ticketCreate', 'tia'],
  ['ticketContent', 'lin', { id: '102' }],
  ['invite', 'sam'],
  ['rules', 'lin'],
  ['appleIdPublic', 'lin'],
];
for (const who of new Set(ISLANDS.map(([, person]) => person))) {
  test(`what ${who ?? 'visitors'} see loads what it uses, and fits its budget`, async ({ page, context, verbs }) => {
    if (who) await verbs.signedIn(who);
    let tab = page;
    for (const [screen, , params] of ISLANDS.filter(([, person]) => person === who)) {
      await test.step(screen, async () => {
        tab = await freshTab({ context, page: tab });
        if (who && !ASK_MEMBER.includes(screen)) await withKnownMember(tab, who);
        const { firstCall } = rowOf(screen);
        const loaded = await load(tab, href(screen, { locale: 'en', params }), firstCall);
        const isLate = (path: string): boolean =>
          [isDays, isPainter, ...(screen === 'ticketContent' ? [isBeside] : [])].some((is) => is(path)) ||
          (!COUNT_DAYS.includes(screen) && isCount(path)) ||
          (!firstCall && isClient(path));
        const painters = scriptsOf(loaded, (path) => !isPainter(path));
        expect.soft(Math.max(0, ...painters), whatWeighs(loaded)).toBeLessThanOrEqual(PAINTER_SCRIPT);
        // React alone has more than half of what a page with an island may load.
        expect.soft(scriptBytes(loaded, isLate), screen).toBeGreaterThan(ISLAND_SCRIPT / 2);
        const most = SCRIPTS[screen] ?? ISLAND_SCRIPT;
        expect.soft(scriptBytes(loaded, isLate), whatWeighs(loaded)).toBeLessThanOrEqual(most);
        const files = scriptsOf(loaded, (path) => isLate(path) || isReply(path));
        expect.soft(files.length, whatWeighs(loaded)).toBeLessThanOrEqual(ISLAND_FILES);
      });
    }
  });
}

/**
 * Gives the tab the member's data, as if they had visited another screen, so that the page does not ask for it when
 * idle.
 */
async function withKnownMember(page: Page, person: PersonName): Promise<void> {
  const info = { shape: infoShape, vipType: 1, expire: 0, expireSVip: 0, lastTime: 0, device: [], pays: [] };
  await page.addInitScript(
    ({ key, known }) => sessionStorage.setItem(key, JSON.stringify({ ...known, keptAtMs: Date.now() })),
    { key: storageKey('userInfo'), known: { ...info, account: `${person}@example.com` } },
  );
}

test('what a member’s page loads when it is idle, to ask for their countdown, stays small', async ({ page, verbs }) => {
  await verbs.signedIn('sam');
  const loaded = await load(page, href('invite', { locale: 'en' }), 'info');
  expect(scriptBytes(loaded, isPainter), whatWeighs(loaded)).toBeLessThanOrEqual(ISLAND_SCRIPT + IDLE_MEMBER_SCRIPT);
});
