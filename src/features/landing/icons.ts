/** Icons that only this capability uses, drawn like those in `src/icons/icons.ts`. */

/** A shield with a tick: the guarantee. */
export const iconShield = 'M12 3l7.5 2.8v5.7c0 4.6-3 7.8-7.5 9.5-4.5-1.7-7.5-4.9-7.5-9.5V5.8ZM8.5 12l2.6 2.6 4.6-5';
