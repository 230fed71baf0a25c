/** Icons that only this capability uses, in the style of `src/icons/icons.ts`. */

/** Three joined dots: shares. */
export const iconShare =
  'M20.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20.5 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1';
