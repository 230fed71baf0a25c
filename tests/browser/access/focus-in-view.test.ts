import type { Page } from 'playwright/test';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER } from '../checkout/buying.ts';
import { SPACING, setStyle } from '../support/cut-words.ts';
import { EVERY_SCREEN, EVERY_STATE, nameOf, PEOPLE, see } from '../support/every-screen.ts';
import { expect, test, words } from '../support/fixtures.ts';

/** A desktop at 400 %. */
const SMALLEST = { width: 320, height: 256 };
/** A phone on its side. */
const ON_ITS_SIDE = { width: 640, height: 360 };
/** Those, and a small phone. */
const WINDOWS = [SMALLEST, ON_ITS_SIDE, { width: 360, height: 640 }];

/** More than any screen has that takes the focus: a walk that does not end has found a trap. */
const MOST_STOPS = 150;

/**
 * Tabs through the page and answers with each place where what has the focus is out of view or under something, or
 * where what sticks takes more than a third of the window. The footer is the same on each page and walked once.
 */
async function walk(page: Page, isWhole: boolean): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(async () => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    // What sticks is measured when it has been laid out.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  for (let stop = 0; stop <= MOST_STOPS; stop++) {
    if (stop === MOST_STOPS) return [...found, 'the walk does not end'];
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A control whose label is what is seen.
      const shown = focused.getBoundingClientRect().width <= 1 ? (focused.closest('label') ?? focused) : focused;
      const name = `${focused.localName} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 30)}"`;
      const [box] = shown.getClientRects();
      if (!box) return { name, problem: `${name} has no box`, isFooter: false };
      // In a row that scrolls sideways, browsers leave what is half in view as it is.
      const isIn = box.top >= -1 && box.left < innerWidth - 24 && box.right > 24;
      const problem = [];
      // Of a field of several lines, the line with the caret is what scrolls into view.
      const needed = focused.localName === 'textarea' ? 36 : box.height;
      if (!isIn || (box.top + needed > innerHeight + 1 && needed < innerHeight))
        problem.push(`${name} is out of view: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      else
        for (const down of [
          3,
          Math.min(box.height, innerHeight - box.top) / 2,
          Math.min(box.height, innerHeight) - 3,
        ]) {
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + down);
          const isOwn =
            over && (shown.contains(over) || over.contains(shown) || over.closest('label')?.contains(focused));
          if (over && !isOwn) {
            problem.push(`${name} is under ${over.localName}.${over.className}`);
            break;
          }
        }
      let [above, below] = [0, 0];
      for (const element of document.querySelectorAll('main *, .header')) {
        const { position } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        // A column at the side takes nothing from what is read.
        if (!/sticky|fixed/.test(position) || width < innerWidth / 2 || bottom < 1 || top > innerHeight - 1) continue;
        if (Math.abs(top) < 1) above += bottom - top;
        else if (Math.abs(bottom - innerHeight) < 1) below += bottom - top;
      }
      const stuck = above + below;
      // What has the focus scrolls into view beside it.
      const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
      const [free = 0, freeBelow = 0] = [scrollPaddingBlockStart, scrollPaddingBlockEnd].map(Number.parseFloat);
      for (const [side, height, room] of [
        ['top', above, free],
        ['foot', below, freeBelow],
      ] as const)
        if (height > 0 && height + 4 > room)
          problem.push(`${height} px stick at the ${side}, ${room} px are kept free`);
      if (stuck > innerHeight / 3) problem.push(`what sticks takes ${Math.round(stuck)} of ${innerHeight} px`);
      return { name, problem: problem.join('; '), isFooter: Boolean(focused.closest('footer')) };
    });
    if (!here || (here.isFooter && !isWhole)) return [...new Set(found)];
    if (here.problem) found.push(here.problem);
  }
  return found;
}

/** Does anything stick over what is read? */
async function hasSticking(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
    ),
  );
}

for (const people of PEOPLE) {
  const visits = people === 'members' ? EVERY_SCREEN.members : EVERY_STATE.visitors;
  for (const half of [0, 1]) {
    const some = visits.filter((_, index) => index % 2 === half);
    test(`what has the focus is in view and uncovered in a small window, for ${people}: ${some.map(({ screen }) => screen).join(', ')}`, {
      tag: ['@keyboard:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [index, visit] of some.entries()) {
        // The smallest window is the hardest; in a larger one more may stick.
        await page.setViewportSize(SMALLEST);
        await see(page, verbs, 'en', visit);
        expect.soft(await walk(page, index === 0), nameOf(visit)).toEqual([]);
        await page.setViewportSize(ON_ITS_SIDE);
        if (await hasSticking(page)) expect.soft(await walk(page, false), `${nameOf(visit)} on its side`).toEqual([]);
      }
    });
  }
}

test('with the order complete, and with more space or larger type, nothing lies over what has the focus', {
  tag: ['@keyboard:pay', '@keyboard:thread', '@spacing:pay', '@spacing:thread'],
}, async ({ page, verbs }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const styles = { 'as it is': '', spaced: SPACING, larger: ':root { font-size: 130% }' };
  for (const locale of ['zh', 'en'] as const) {
    await verbs.open('register', { locale });
    await choosePackage(page, 'vip-30');
    await fillAccount(page, locale, NEWCOMER);
    await chooseMethod(page, locale, 'aliPay');
    for (const [how, css] of Object.entries(styles)) {
      await setStyle(page, css);
      expect.soft(await walk(page, false), `${locale}, paying, ${how}`).toEqual([]);
    }
    await setStyle(page, '');
    await page.setViewportSize(ON_ITS_SIDE);
    expect.soft(await walk(page, false), `${locale}, paying, on its side`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
  await verbs.open('touristTicket', { locale: 'en', query: { key: 'guest-answered' } });
  const field = page.getByLabel(words('en', 'tickets')('field.reply'));
  await field.focus();
  for (const line of ['One', 'Two', 'Three', 'Four']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Shift+Enter');
  }
  // Too high to stick, it has its place below the messages, and is in view there.
  await expect(page.locator('.thread-foot')).toHaveCSS('position', 'static');
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const [how, css] of Object.entries(styles)) {
    await setStyle(page, css);
    expect.soft(await walk(page, false), `thread, ${how}`).toEqual([]);
  }
});

for (const person of [undefined, 'lin'] as const) {
  test(`in small windows each entry of the menu comes into view, for ${person ? 'members' : 'visitors'}`, {
    tag: ['@keyboard:chrome', '@320px:chrome'],
  }, async ({ page, verbs }) => {
    if (person) await verbs.signedIn(person);
    await verbs.open('faq', { locale: 'en' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: words('en', 'common')('menu.open') }).press('Enter');
      const entries = page.locator('.menu-list').getByRole('listitem').locator('a, button').filter({ visible: true });
      await expect(entries.last()).toBeVisible();
      for (const entry of await entries.all()) {
        await page.keyboard.press('Tab');
        while (!(await entry.evaluate((element) => element === document.activeElement)))
          await page.keyboard.press('Tab');
        await expect.soft(entry, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press('Escape');
    }
  });
}
