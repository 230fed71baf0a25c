import type { PersonName } from '../../sandbox/seed/people.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectMoment, summaryOf } from './summary.ts';

/** What each member's account says large, and what below it and on its tiles; `days` from now is the moment shown first. */
const STATES: readonly { who: PersonName; head: string; sky: string; says: readonly string[]; days?: number }[] = [
  { who: 'lin', head: '200 days left', sky: 'morning', says: ['Basic (VIP)', 'Active', 'Valid until'], days: 200 },
  { who: 'ann', head: 'No package yet', sky: 'none', says: ['Not active', 'Choose a package. It’s active'] },
  { who: 'mei', head: '300 days left', sky: 'morning', says: ['Premium', 'Basic (VIP) continues until'], days: 300 },
  {
    who: 'tao',
    head: '71 days left',
    sky: 'morning',
    says: ['184.20 of 500.00 GB used', '315.80 GB left', '28 GB a day'],
    days: 71,
  },
  {
    who: 'max',
    head: '40 days left',
    sky: 'morning',
    says: ['500.00 of 500.00 GB', 'used all your data. It resets'],
    days: 40,
  },
  { who: 'ula', head: '150 days left', sky: 'morning', says: ['500 GB every 30 days', '0.00 GB used'], days: 150 },
  {
    who: 'kai',
    head: 'Expired',
    sky: 'over',
    says: ['Basic (VIP)', 'Expired on', 'active again within 5 minutes'],
    days: -40,
  },
  { who: 'rui', head: 'Expired', sky: 'over', says: ['Premium (SVIP)', 'Expired on'], days: -5 },
  { who: 'yun', head: '100 days left', sky: 'morning', says: ['Premium (SVIP)', 'Expired on 20'], days: 100 },
  {
    who: 'bob',
    head: '12 days left',
    sky: 'soon',
    says: ['Expires', 'doesn’t renew by itself', 'Renew now'],
    days: 12,
  },
  { who: 'nia', head: '3 days left', sky: 'soon', says: ['Premium (SVIP)', 'Expires'], days: 3 },
  { who: 'pat', head: '30 days left', sky: 'morning', says: ['Expires', 'Renew now'], days: 30 },
  { who: 'dev', head: '60 days left', sky: 'morning', says: ['50.00 of 500.00 GB used'], days: 60 },
  { who: 'ned', head: '90 days left', sky: 'morning', says: ['Valid until', 'on your first device'], days: 90 },
  { who: 'uma', head: '45 days left', sky: 'morning', says: ['Valid until'], days: 45 },
];

/** Those whose screens differ most: the accessibility of the others is theirs. */
const CHECKED: readonly PersonName[] = ['lin', 'ann', 'max', 'kai', 'nia'];

for (const [part, name] of [
  [STATES.slice(0, 5), 'from a long term to none'],
  [STATES.slice(5, 10), 'expired, and soon to be'],
  [STATES.slice(10), 'with and without devices'],
] as const) {
  test(`what is left and until when is said large, below a sky of its own: ${name}`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    await verbs.signedIn(part[0]?.who ?? 'lin');
    for (const { who, head, sky, says, days } of part) {
      await test.step(`${who}: ${head}`, async () => {
        if (who !== part[0]?.who) await verbs.become(who);
        await verbs.open('account', { locale: 'en' });
        const summary = summaryOf(page);
        await expect(summary).toContainText(sandbox.people[who].account);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(head);
        for (const text of says) await expect(page.getByRole('main')).toContainText(text);
        await expect(page.locator('[data-sky]')).toHaveAttribute('data-state', sky);
        if (days !== undefined) await expectMoment(summary.locator('time').first(), days);
        // Whatever presses, one button is filled: the head's, or that of what is next.
        const filled = page.locator('main a.button:not(.quiet)');
        await expect(filled).toHaveCount(1);
        await expect(filled.and(summary.locator('a'))).toHaveCount(sky === 'morning' ? 0 : 1);
        if (CHECKED.includes(who)) await expectAccessible(page);
      });
    }
  });
}
