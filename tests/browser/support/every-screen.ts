import type { Page } from 'playwright/test';
import type { HrefOptions } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { Row } from '#routes/row.ts';
import { type ScreenName, TABLE } from '#routes/table.ts';
import { variantsOf } from '#routes/variants.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { settled, type Verbs } from './fixtures.ts';

/** A look at a screen: what stands in its address, and whose it is, if not the same person's as the one before. */
export interface Visit {
  screen: ScreenName;
  options: HrefOptions;
  person?: PersonName;
}

/** What stands in the addresses of a screen's pages; where it is not known at build, that of a ticket of lin's. */
export function paramsOf(row: Row<ScreenName>): Record<string, string>[] {
  if (row.path.includes('{') && !row.params) return [{ id: '102' }];
  return variantsOf(row).map(({ params }) => params);
}

/** Those who see a screen. */
export const PEOPLE = ['visitors', 'members'] as const;

type ForPeople = Readonly<Record<(typeof PEOPLE)[number], readonly Visit[]>>;

const visitsOf = (forMembers: boolean): Visit[] =>
  TABLE.filter(({ forwardsTo, canonical, isNotFound }) => !forwardsTo && !canonical && !isNotFound)
    .filter(({ name, access }) => (access === 'member' || name === 'packages') === forMembers)
    .map((row) => ({
      screen: row.name,
      options: { params: paramsOf(row)[0] ?? {} },
    }));

/** Every screen with something to show, one page of each; forwarding and repeated pages are left out. */
export const EVERY_SCREEN: ForPeople = { visitors: visitsOf(false), members: visitsOf(true) };

/** Every screen, and what some of them show in other states. */
export const EVERY_STATE: ForPeople = {
  visitors: [
    ...EVERY_SCREEN.visitors,
    { screen: 'touristTicket', options: { query: { key: 'guest-answered' } } },
    { screen: 'touristTicket', options: { query: { key: 'guest-strange' } } },
  ],
  members: [
    ...EVERY_SCREEN.members,
    { screen: 'account', options: { query: { tab: 'orders', receipt: 'P001002' } } },
    { screen: 'account', options: { query: { tab: 'orders' } }, person: 'dev' },
    { screen: 'account', options: {}, person: 'tao' },
    { screen: 'account', options: {}, person: 'kai' },
    { screen: 'account', options: {}, person: 'ann' },
    { screen: 'account', options: {}, person: 'uma' },
    { screen: 'invite', options: {}, person: 'pia' },
    { screen: 'ticket', options: {}, person: 'tia' },
    { screen: 'rules', options: {}, person: 'rob' },
  ],
};

/** Opens a screen as the person whose it is, and waits until it shows what it has. */
export async function see(page: Page, verbs: Verbs, locale: Locale, { screen, options, person }: Visit): Promise<void> {
  if (person) await verbs.become(person);
  // One of its pictures is gone.
  if (options.query?.key === 'guest-strange') verbs.expectConsole(/seed-missing\.png/);
  await verbs.open(screen, { locale, ...options });
  await settled(page);
}

/** A visit in words, for what a test says of it. */
export function nameOf({ screen, options, person }: Visit): string {
  return [screen, ...Object.values(options.query ?? {}), person].filter(Boolean).join(' ');
}
