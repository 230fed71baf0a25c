/** Icons that only the account uses, drawn like those in `src/icons/icons.ts`. */

/** A calendar page, for a date. */
export const iconCalendar =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5ZM3.5 10h17M8 3v4M16 3v4';

/** A mobile phone, for a phone as a device. */
export const iconPhone =
  'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5ZM11 18.5h2';

/** A tablet. */
export const iconTablet =
  'M7 3h10a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5v-13A2.5 2.5 0 0 1 7 3ZM11 18h2';

/** A question mark in a circle, for a device of an unknown kind. */
export const iconQuestion =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.5 9.4a2.5 2.5 0 0 1 5 .1c0 1.9-2.5 2.2-2.5 4.1M12 16.7h.01';

/** A printer. */
export const iconPrint =
  'M7 8.5v-5h10v5M7 17H5.5A2.5 2.5 0 0 1 3 14.5V11a2.5 2.5 0 0 1 2.5-2.5h13A2.5 2.5 0 0 1 21 11v3.5a2.5 2.5 0 0 1-2.5 2.5H17M7 14h10v6.5H7ZM17 11.5h.01';
