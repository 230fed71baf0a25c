/** Icons that only this capability uses, drawn like those in `src/icons/icons.ts`. */

/** Three lines: opens the menu. */
export const iconMenu = 'M4 7h16M4 12h16M4 17h16';

/** A globe: the languages. */
export const iconGlobe =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18Z';
