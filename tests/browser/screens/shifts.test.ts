import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { rowOf, type ScreenName, TABLE } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { paramsOf } from '../support/params-of.ts';
import { watchRequests } from '../support/requests.ts';
import { watchShifts } from '../support/shifts.ts';
import { heldBack, slowScripts } from '../support/slow-scripts.ts';

/** Nobody sees less than this; it is one line of text that moves by a few pixels. */
const UNSEEN = 0.001;

/** Members for whom a screen looks different; on others one is enough. */
const MEMBERS: Readonly<Partial<Record<ScreenName, readonly PersonName[]>>> = {
  account: ['lin', 'ann'],
  ticket: ['tia'],
  invite: ['sam', 'pia'],
  rules: ['rob'],
};

/** All that asks the server for something: what a new row of the table brings is covered by itself. */
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
    // What lies on top of each page comes late, too.
    await verbs.setting('activity', 'banner');
    for (const { name, person, isFirst } of some) {
      const { firstCall, takesFormSign, keptQuery = {} } = rowOf(name);
      const query = Object.fromEntries(Object.keys(keptQuery).map((key) => [key, 'lin@example.com']));
      for (const [place, params] of paramsOf(rowOf(name)).entries()) {
        // What another member has, or another variant, moves on a phone first: there is the least room.
        for (const size of isFirst && place === 0 ? [PHONE, DESKTOP] : [PHONE]) {
          // A tab of its own, which knows nothing from the one before.
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
          // The sign-in by a signed form asks only where there is one.
          if (firstCall && !takesFormSign) expect(sandbox.calls(firstCall).length, where).toBeGreaterThan(asked);
          await tab.close();
        }
      }
    }
  });
}

/** Waits until the browser has painted what is there: the frame after the next one has begun. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
