import type { MenuSlot } from './row.ts';
import { type ScreenName, type ScreenRow, TABLE } from './table.ts';

/** The keys of the texts of menu entries, as the rows name them. */
type MenuLabel = Extract<ScreenRow, { menus: unknown }>['menus'][number]['label'];

/** An entry of a menu: a screen, the site for teams or the log-out. */
export type MenuEntry =
  | ScreenEntry
  | { kind: 'team' | 'logOut'; slot: number; label: 'menu.team' | 'menu.logOut'; for: 'member' };

/** A screen's entry in a menu. */
type ScreenEntry = MenuSlot & { kind: 'screen'; screen: ScreenName; label: MenuLabel };

/** The header's entries that are not screens: the separate site for teams, and the log-out. */
const NOT_SCREENS: readonly MenuEntry[] = [
  { kind: 'team', slot: 10, label: 'menu.team', for: 'member' },
  { kind: 'logOut', slot: 11, label: 'menu.logOut', for: 'member' },
];

/** The footer's columns, in order (docs/behaviour/chrome.md#footer). */
export const FOOTER_COLUMNS = ['clients', 'help', 'company'] as const satisfies readonly MenuSlot['menu'][];

/**
 * The header's entries in order, each once. Members and guests share most of them. Some entries are only for one group
 * (docs/behaviour/chrome.md#menus). Members' pages have all sections.
 */
export function headerEntries({ hasSidebar }: { hasSidebar: boolean }): MenuEntry[] {
  const sections = hasSidebar ? entriesOf('sidebar') : [];
  return [...NOT_SCREENS, ...entriesOf('header'), ...sections].sort((a, b) => a.slot - b.slot);
}

/** The entries of one of the footer's columns, in order. */
export function footerEntries(column: (typeof FOOTER_COLUMNS)[number]): ScreenEntry[] {
  return entriesOf(column).sort((a, b) => a.slot - b.slot);
}

function entriesOf(menu: MenuSlot['menu']): ScreenEntry[] {
  return TABLE.flatMap((row) =>
    (row.menus ?? [])
      .filter((entry) => entry.menu === menu)
      .map((entry) => ({
        ...entry,
        kind: 'screen' as const,
        screen: row.name,
        label: entry.label as MenuLabel,
      })),
  );
}
