/** Icons that only this capability uses, drawn like those in `src/icons/icons.ts`. */

/** A padlock: password, encrypted. */
export const iconLock =
  'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v5.5A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 7 10.5ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5';
