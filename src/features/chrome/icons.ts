/** Icons of this capability alone, of the family in `src/ui/icon/icons.ts`. */

/** Three lines: opens the menu. */
export const iconMenu = 'M4 7h16M4 12h16M4 17h16';
