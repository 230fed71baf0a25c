import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { type ScreenName, TABLE } from '#routes/table.ts';
import { choosePackage, NEWCOMER } from '../journeys/checkout/buying.ts';
import { expect, islandsReady, PHONE, settled, test, words } from '../support/fixtures.ts';
import { paramsOf } from '../support/params-of.ts';
import { heldBack, slowScripts } from '../support/slow-scripts.ts';

/** Changes that extensions and translators make to a page. */
const CHANGE_NAMES = ['inserted', 'wrapped', 'translated', 'split', 'removed'] as const;
/** The name of one such change. */
type ChangeName = (typeof CHANGE_NAMES)[number];

/**
 * Changes the page as extensions, password managers and translators do, as public reports describe it
 * (https://github.com/facebook/react/issues/11538, #24430, #27673, #32557; vercel/next.js#43638, #51816).
 */
function change(page: Page, name: ChangeName): Promise<void> {
  return page.evaluate((name) => {
    const eachText = (others: string, then: (text: Text) => void): void => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (text.data.trim() && !text.parentElement?.closest(`script, style, textarea, option${others}`)) then(text);
    };
    const inFonts = (content: Node): HTMLElement => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(content);
      outer.append(inner);
      return outer;
    };
    const changes = {
      /** LastPass, Keeper and other password managers add elements before, behind and inside fields, and set attributes. */
      inserted() {
        for (const field of document.querySelectorAll('main :is(input, textarea)')) {
          field.before(document.createElement('div'));
          field.after(document.createElement('keeper-lock'));
        }
        for (const place of document.querySelectorAll('main :is(astro-island, form, button, .field)')) {
          place.prepend(document.createElement('span'));
          place.append(document.createElement('span'));
        }
        for (const element of document.querySelectorAll('main *')) element.setAttribute('data-extension', '1');
      },
      /** Some translators keep the text node and put it into elements of their own. */
      wrapped: () =>
        eachText(', [translate=no]', (text) => {
          const place = document.createComment('');
          text.replaceWith(place);
          place.replaceWith(inFonts(text));
        }),
      /** Chrome's translator replaces each text by an element with another text. */
      translated: () =>
        eachText(', [translate=no]', (text) => text.replaceWith(inFonts(document.createTextNode(`«${text.data}»`)))),
      /** Extensions that mark telephone numbers, words or prices split a text in two. */
      split: () =>
        eachText('', (text) => {
          if (text.data.trim().length < 2) return;
          const mark = document.createElement('mark');
          mark.append(text.splitText(Math.ceil(text.data.length / 2)));
          text.after(mark);
        }),
      /** Blockers. */
      removed() {
        for (const element of document.querySelectorAll('main :is(.hint, .lede, svg)')) element.remove();
      },
    } as const satisfies Record<ChangeName, () => void>;
    changes[name]();
  }, name);
}

const crashed = words('en', 'shared')('failure.unexpected');
const FIELDS =
  'main :is(input:not([type=radio], [type=checkbox], [type=file], [type=search], [readonly], [inputmode=numeric]), textarea)';

/** Types a text into each visible field. Returns the typed texts. */
async function typeAll(page: Page): Promise<string[]> {
  const typed: string[] = [];
  for (const field of await page.locator(FIELDS).filter({ visible: true }).all()) {
    const text = `wren${typed.length}@example.com`;
    await field.fill(text);
    typed.push(text);
  }
  return typed;
}

const valuesOf = (page: Page): Promise<string[]> =>
  page
    .locator(FIELDS)
    .filter({ visible: true })
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));

/** The changes before hydration, during calls and afterwards. Each change occurs once at each of these moments. */
const ORDERS: readonly (readonly [ChangeName, ChangeName, ChangeName])[] = [
  ['inserted', 'translated', 'removed'],
  ['split', 'removed', 'wrapped'],
  ['translated', 'split', 'inserted'],
  ['wrapped', 'inserted', 'translated'],
  ['removed', 'wrapped', 'split'],
];
/** The screen with the longest form gets all orders. The other screens have the same parts, so each gets one order. */
const MEETING_ALL: ScreenName = 'register';
const INTERACTIVE = TABLE.filter(({ isInteractive, forwardsTo }) => isInteractive && !forwardsTo);

for (const [index, row] of INTERACTIVE.entries()) {
  const turn = index % ORDERS.length;
  const orders = row.name === MEETING_ALL ? ORDERS : ORDERS.slice(turn, turn + 1);
  const screen = row.name;
  test(`changes by extensions and translators break nothing on ${screen} and lose no typed text`, async ({
    page,
    verbs,
  }) => {
    // React logs this error when it renders a changed page again from the start.
    verbs.expectConsole(/Minified React error #418/);
    if (row.access === 'member') await verbs.signedIn('lin');
    const [params = {}] = paramsOf(row);
    const query = Object.fromEntries(Object.keys(row.keptQuery ?? {}).map((key) => [key, 'lin@example.com']));
    const address = href(screen, { locale: 'en', params, query });
    const goOn = async (what: string, typed: readonly string[]): Promise<void> => {
      await settled(page);
      await expect.soft(page.getByText(crashed), `${what}: crashed`).toHaveCount(0);
      expect.soft((await valuesOf(page)).slice(0, typed.length), `${what}: typed`).toEqual(typed);
    };
    for (const [before, during, afterwards] of orders) {
      await test.step(`${before}, ${during}, ${afterwards}`, async () => {
        const scripts = await slowScripts(page);
        const calls = await heldBack(page, '**/api/**');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('footer')).toBeAttached();
        const early = await typeAll(page);
        await change(page, before);
        await scripts.release();
        await islandsReady(page);
        await expect.soft(page.getByText(crashed), `${before}, before hydration: crashed`).toHaveCount(0);
        await expect.poll(async () => (await valuesOf(page)).slice(0, early.length), before).toEqual(early);
        const typed = await typeAll(page);
        await change(page, during);
        await calls.release();
        await goOn(`${during}, during calls`, typed);
        await page.unroute('**/api/**');
        await change(page, afterwards);
        await goOn(`${afterwards}, afterwards`, typed);
      });
    }
  });
}

for (const name of CHANGE_NAMES) {
  test(`an order matches the screen on a page that was changed before hydration, after it and during the call: ${name}`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    verbs.expectConsole(/Minified React error #418/);
    await page.setViewportSize(PHONE);
    const scripts = await slowScripts(page);
    await page.goto(href('register', { locale: 'en' }), { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await change(page, name);
    await scripts.release();
    await islandsReady(page);
    await settled(page);
    await change(page, name);
    // Show and hide the content of each level, because React then inserts elements beside changed ones.
    await page.locator('main [aria-pressed]').nth(1).click();
    await page.locator('main [aria-pressed]').first().click();
    await choosePackage(page, 'vip-30');
    // Find the fields by their ids, because a translator has changed their labels.
    for (const [id, text] of Object.entries({
      ...NEWCOMER,
      emailAgain: NEWCOMER.email,
      passwordAgain: NEWCOMER.password,
    }))
      await page.locator(`#${id}`).fill(text);
    await page.locator('[name=merchant][value=aliPay]').check();
    await expect(page.locator('.pay-bar')).toContainText('$5.99');
    await expect(page.locator('.pay-bar button')).toHaveText(/^Pay \$5\.99 with [\w ]+$/);
    const call = await heldBack(page, '**/api/Website/createRegOrder');
    await page.locator('.pay-bar button').click();
    await expect(page.locator('.pay-bar button')).toHaveAttribute('data-busy', '');
    await change(page, name);
    await call.release();
    await expect.poll(() => sandbox.calls('createRegOrder').length).toBe(1);
    const { payload } = sandbox.calls('createRegOrder')[0] ?? {};
    await page.waitForURL('**/pay/**');
    expect(payload).toMatchObject({ account: NEWCOMER.email, password: NEWCOMER.password, productId: 'vip-30' });
  });
}

test('a member agrees to a trade-in on a page that extensions have changed', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const name of ['wrapped', 'translated', 'split'] as const) {
    await verbs.open('packages', { locale: 'en', params: { level: 2 } });
    await choosePackage(page, 'svip-360');
    await change(page, name);
    await page.getByRole('switch').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('−$17.19');
    await change(page, name);
    await dialog.locator('.button:not(.quiet)').click();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(page.locator('.order-summary')).toContainText('−$17.19');
    await expect(page.locator('.order-summary')).toContainText('$112.80');
  }
});

test('the landing page’s button shows the price of the chosen package on a page that extensions have changed', async ({
  page,
  verbs,
}) => {
  for (const name of CHANGE_NAMES) {
    await verbs.open('landing', { locale: 'en' });
    await expect(page.locator('.durations input')).toHaveCount(3);
    await change(page, name);
    await page.locator('.durations [value="vip-720"]').check();
    await expect(page.locator('[data-go]').filter({ visible: true }).first()).toContainText('$89.99');
  }
});
