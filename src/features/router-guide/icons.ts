/** Icons that only this capability uses, in the style of `src/icons/icons.ts`. */

/** An arrow to the right: to the next step. */
export const iconArrowRight = 'M4 12h16M14 6l6 6-6 6';

/** Plays a clip. */
export const iconPlay = 'M7.5 5.3v13.4a1 1 0 0 0 1.53.85l10.7-6.7a1 1 0 0 0 0-1.7L9.03 4.45a1 1 0 0 0-1.53.85Z';
