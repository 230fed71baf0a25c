import { FOOTER_COLUMNS, footerEntries, headerEntries } from '#routes/menus.ts';
import { rowOf } from '#routes/table.ts';

/**
 * The screens that are stored offline for every reader, as the menus list them for visitors. Of the download pages only
 * the overview is listed. No menu has the Apple ID guide, since few need it: the iOS download leads there.
 */
export function keptGuides() {
  const listed = [...headerEntries({ isDesk: false }), ...FOOTER_COLUMNS.flatMap(footerEntries)].flatMap((entry) =>
    entry.kind === 'screen' && entry.menu !== 'clients' && entry.for !== 'member' && isKept(entry.screen)
      ? { screen: entry.screen, params: entry.params, label: entry.label }
      : [],
  );
  return [...listed, { screen: 'appleIdCreate', params: undefined, label: 'menu.appleIdCreate' } as const];
}

function isKept(screen: Parameters<typeof rowOf>[0]): boolean {
  return rowOf(screen).keptOffline === 'always';
}
