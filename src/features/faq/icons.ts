/** Icons that only this capability uses, drawn like those in `src/icons/icons.ts`. */

/** A magnifying glass. */
export const iconSearch = 'M17.5 10.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM15.6 15.6l4.9 4.9';
