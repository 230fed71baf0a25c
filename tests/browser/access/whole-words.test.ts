import { type HrefOptions, href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { cutInAnyStyle } from '../support/cut-words.ts';
import { EVERY_SCREEN } from '../support/every-screen.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { wrongJoins } from '../support/joined-texts.ts';

interface Visit {
  screen: ScreenName;
  options: HrefOptions;
  /** Whose screen it is, if not the same member's as the one before. */
  person?: PersonName;
}

const visitsOf = (forMembers: boolean): Visit[] =>
  EVERY_SCREEN.filter(({ isMembers, name }) => (isMembers || name === 'packages') === forMembers).map(
    ({ name, params }) => ({ screen: name, options: { params } }),
  );

/** What a screen shows in other states. */
const VISITORS: readonly Visit[] = [
  ...visitsOf(false),
  { screen: 'touristTicket', options: { query: { key: 'guest-answered' } } },
];
const MEMBERS: readonly Visit[] = [
  ...visitsOf(true),
  { screen: 'account', options: { query: { tab: 'orders', receipt: 'P001002' } } },
  { screen: 'account', options: { query: { tab: 'orders' } }, person: 'dev' },
  { screen: 'account', options: {}, person: 'tao' },
  { screen: 'account', options: {}, person: 'kai' },
  { screen: 'account', options: {}, person: 'ann' },
  { screen: 'invite', options: {}, person: 'pia' },
  { screen: 'ticket', options: {}, person: 'tia' },
  { screen: 'rules', options: {}, person: 'rob' },
];

for (const locale of LOCALES) {
  for (const [people, visits] of [
    ['visitors', VISITORS],
    ['members', MEMBERS],
  ] as const) {
    test(`no word or price is cut at 320 px, with other letters or more space, and what code joins is typeset, for ${people} (${locale})`, {
      tag: ['@320px:every', '@spacing:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      await page.setViewportSize({ width: 320, height: 256 });
      for (const { screen, options, person } of visits) {
        if (person) await verbs.become(person);
        await page.goto(href(screen, { locale, ...options }));
        await settled(page);
        expect.soft(await wrongJoins(page, locale), `${screen} ${person ?? ''} joined`).toEqual([]);
        for (const [how, found] of await cutInAnyStyle(page))
          expect.soft(found, `${screen} ${person ?? ''} ${how}`).toEqual([]);
      }
    });
  }
}
