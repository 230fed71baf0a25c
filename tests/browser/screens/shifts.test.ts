import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { rowOf, type ScreenName, TABLE } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { paramsOf } from '../support/params-of.ts';
import { watchRequests } from '../support/requests.ts';
import { watchShifts } from '../support/shifts.ts';
import { heldBack, slowScripts } from '../support/slow-scripts.ts';

/** The largest movement that nobody sees: one line of text moves by a few pixels. */
const UNSEEN = 0.001;

/** Members for whom a screen looks different. Other screens are tested with one member. */
const MEMBERS: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['lin', 'ann'],
  ticket: ['tia'],
  invite: ['sam', 'pia'],
  rules: ['rob'],
};

/** All screens that wait for an answer. They are read from the route table, so a new screen is tested without a change here. */
const WAITING = TABLE.filter(({ firstCall, isInteractive }) => firstCall || isInteractive).flatMap(
  ({ name, access }) => {
    const members: readonly (PersonName | undefined)[] = access === 'member' ? (MEMBERS[name] ?? ['lin']) : [undefined];
    return members.map((person, place) => ({ name, person, isFirst: place === 0 }));
  },
);

for (const sixth of [0, 1, 2, 3, 4, 5]) {
  const some = WAITING.filter((_, index) => index % 6 === sixth);
  const names = some.map(({ name, person = '' }) => `${name} ${person}`);
  test(`nothing moves while answers come: ${names.join(', ')}`, async ({ page, context, verbs, sandbox }) => {
    await page.close();
    // The banner above each page arrives late as well.
    await verbs.setting('activity', 'banner');
    for (const { name, person, isFirst } of some) {
      const { firstCall, takesFormSign, keptQuery = {} } = rowOf(name);
      const query = Object.fromEntries(Object.keys(keptQuery).map((key) => [key, 'lin@example.com']));
      for (const [place, params] of paramsOf(rowOf(name)).entries()) {
        // Other members and other variants are tested on a phone only, because it has the least room.
        for (const size of isFirst && place === 0 ? [PHONE, DESKTOP] : [PHONE]) {
          // Use a new tab, which remembers nothing of the one before.
          const tab = await context.newPage();
          await tab.setViewportSize(size);
          await tab.goto('/robots.txt');
          await verbs.become(person, tab);
          const asked = firstCall ? sandbox.calls(firstCall).length : 0;
          const shifts = await watchShifts(tab);
          const untilAllIsLoaded = watchRequests(tab);
          const scripts = await slowScripts(tab);
          const answers = await heldBack(tab, '**/api/Website/*');
          await tab.goto(href(name, { locale: 'en', params, query }), { waitUntil: 'commit' });
          await expect(tab.locator('footer')).toBeAttached();
          await painted(tab);
          await scripts.release();
          await painted(tab);
          await answers.release();
          await untilAllIsLoaded();
          await expect(tab.locator('main :is(.skeleton, .row-skeleton)').filter({ visible: true })).toHaveCount(0);
          await painted(tab);
          const { total, moved } = await shifts();
          const where = `${name} ${person} ${Object.values(params)} ${size.width} px: ${moved.join('; ')}`;
          expect.soft(total, where).toBeLessThanOrEqual(UNSEEN);
          // The sign-in by a signed form calls the API only if there is a form.
          if (firstCall && !takesFormSign) expect(sandbox.calls(firstCall).length, where).toBeGreaterThan(asked);
          await tab.close();
        }
      }
    }
  });
}

/** Waits until the browser has painted the present content. This is so when the frame after the next one begins. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
