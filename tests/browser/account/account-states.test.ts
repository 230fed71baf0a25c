import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { summaryOf } from './summary.ts';

/** Who sees which sky above what is left to them; the words below it are in `site/texts`. */
const SKIES = { lin: 'morning', nia: 'soon', kai: 'over', ann: 'none' } as const;

test('each member has the sky of what is left, and one button that is filled', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const [who, sky] of Object.entries(SKIES)) {
    await test.step(who, async () => {
      if (who !== 'lin') await verbs.become(who as keyof typeof SKIES);
      await verbs.open('account', { locale: 'en' });
      await expect(page.locator('[data-sky]')).toHaveAttribute('data-state', sky);
      // The head's, or that of what is next.
      const filled = page.locator('main a.button:not(.quiet)');
      await expect(filled).toHaveCount(1);
      await expect(filled.and(summaryOf(page).locator('a'))).toHaveCount(sky === 'morning' ? 0 : 1);
      await expectAccessible(page);
    });
  }
});
