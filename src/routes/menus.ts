import type { MenuSlot, Row } from './row.ts';
import { type ScreenName, TABLE } from './table.ts';

/** The words of a menu entry: what the rows name. */
type MenuLabel = Extract<(typeof TABLE)[number], { menus: unknown }>['menus'][number]['label'];

/** An entry of a menu: one of our screens, or something else. */
export type MenuEntry =
  | ScreenEntry
  | { kind: 'team' | 'logOut'; slot: number; label: 'menu.team' | 'menu.logOut'; for: 'member' };

/** A screen's entry of a menu. */
type ScreenEntry = MenuSlot & { kind: 'screen'; screen: ScreenName; label: MenuLabel };

/** The header's entries that are not screens: the teams' own site, and logging out. */
const NOT_SCREENS: readonly MenuEntry[] = [
  { kind: 'team', slot: 2, label: 'menu.team', for: 'member' },
  { kind: 'logOut', slot: 7, label: 'menu.logOut', for: 'member' },
];

/** The footer's columns, in order (docs/behaviour/chrome.md#footer). */
export const FOOTER_COLUMNS = ['clients', 'help', 'company'] as const satisfies readonly MenuSlot['menu'][];

/**
 * The header's entries in order, each once: the same for members and visitors, but for those that only one of them has
 * (docs/behaviour/chrome.md#menus).
 */
export function headerEntries(): MenuEntry[] {
  return [...NOT_SCREENS, ...entriesOf('header')].sort((a, b) => a.slot - b.slot);
}

/** The entries of one of the footer's columns, in order. */
export function footerEntries(column: (typeof FOOTER_COLUMNS)[number]): ScreenEntry[] {
  return entriesOf(column).sort((a, b) => a.slot - b.slot);
}

function entriesOf(menu: MenuSlot['menu']): ScreenEntry[] {
  return (TABLE as readonly Row[]).flatMap((row) =>
    (row.menus ?? [])
      .filter((entry) => entry.menu === menu)
      .map((entry) => ({
        ...entry,
        kind: 'screen' as const,
        screen: row.name as ScreenName,
        label: entry.label as MenuLabel,
      })),
  );
}
