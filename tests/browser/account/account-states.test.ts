import type { PersonName } from '../../sandbox/seed/people.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { summaryOf } from './summary.ts';

/** Who sees which sky above what is left to them; the words below it are in `site/texts`. */
const SKIES: Readonly<Record<string, readonly PersonName[]>> = {
  morning: ['lin', 'mei', 'tao', 'max', 'ula', 'yun', 'pat', 'dev', 'ned', 'uma'],
  soon: ['bob', 'nia'],
  over: ['kai', 'rui'],
  none: ['ann'],
};

/** Those whose screens differ most: the accessibility of the others is theirs. */
const CHECKED: readonly PersonName[] = ['lin', 'ann', 'max', 'kai', 'nia'];

for (const [sky, members] of Object.entries(SKIES)) {
  test(`each member has the sky of what is left, and one button that is filled: ${sky}`, async ({ page, verbs }) => {
    await verbs.signedIn(members[0] ?? 'lin');
    for (const who of members) {
      await test.step(who, async () => {
        if (who !== members[0]) await verbs.become(who);
        await verbs.open('account', { locale: 'en' });
        await expect(page.locator('[data-sky]')).toHaveAttribute('data-state', sky);
        // The head's, or that of what is next.
        const filled = page.locator('main a.button:not(.quiet)');
        await expect(filled).toHaveCount(1);
        await expect(filled.and(summaryOf(page).locator('a'))).toHaveCount(sky === 'morning' ? 0 : 1);
        if (CHECKED.includes(who)) await expectAccessible(page);
      });
    }
  });
}
