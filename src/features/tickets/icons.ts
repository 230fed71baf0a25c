/** Icons that only this capability uses, in the style of `src/icons/icons.ts`. */

/** An envelope: mail. */
export const iconMail =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7.5l7 5.3a2.5 2.5 0 0 0 3 0l7-5.3';

/** A picture. */
export const iconImage =
  'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V7a2.5 2.5 0 0 1 2.5-2.5ZM10 9.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM3.5 18.4l4.3-4.2a2 2 0 0 1 2.8 0l1.2 1.2 2.9-3a2 2 0 0 1 2.9 0L21 15.8';

/** An arrow upwards: send. */
export const iconArrowUp = 'M12 19.5v-15M6 10.5l6-6 6 6';

/** An arrow downwards: to the newest message. */
export const iconArrowDown = 'M12 4.5v15M6 13.5l6 6 6-6';
