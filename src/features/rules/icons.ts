/** Icons that only this capability uses, in the style of `src/icons/icons.ts`. */

/** A bin: deletes. */
export const iconTrash =
  'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 11.66a2.5 2.5 0 0 0 2.49 2.34h5.42a2.5 2.5 0 0 0 2.49-2.34L18 6.5M10 10.5v6M14 10.5v6';

/** A minus sign: the line is left out. */
export const iconMinus = 'M5 12h14';
