/**
 * The site's icons. Each constant is the path data of one outline icon. The grid is 24 × 24. The icons are drawn for a
 * stroke of 1.5 with round caps and joins, without fill, in currentColor: `<svg viewBox="0 0 24 24" fill="none"
 * stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d={iconClose} /></svg>`.
 * Each icon is a separate export, so that bundlers leave out the icons that a page does not use.
 */

/** A cross: closes something or removes a filter. */
export const iconClose = 'M6 6l12 12M18 6L6 18';

/** A tick: something is done, included or copied. */
export const iconCheck = 'M4.5 12.5l5 5 10-11';

/** A chevron to the right: leads to the next page or row. */
export const iconChevronRight = 'M9.5 6l6 6-6 6';

/** A chevron to the left: leads back. */
export const iconChevronLeft = 'M14.5 6l-6 6 6 6';

/** Two sheets: copies a text to the clipboard. */
export const iconCopy =
  'M10.5 8h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8 17.5v-7A2.5 2.5 0 0 1 10.5 8ZM16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8';

/** An arrow out of a box: leaves the site in a new tab. */
export const iconExternalLink =
  'M14 4h6v6M20 4l-8.5 8.5M18.5 14v3.5A2.5 2.5 0 0 1 16 20H6.5A2.5 2.5 0 0 1 4 17.5V8A2.5 2.5 0 0 1 6.5 5.5H10';

/** The letter i in a circle: information. */
export const iconInfo = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.7h.01';

/** A warning triangle. */
export const iconWarning =
  'M10.27 4.5L2.9 17.3a2 2 0 0 0 1.73 3h14.74a2 2 0 0 0 1.73-3L13.73 4.5a2 2 0 0 0-3.46 0ZM12 9.5v4.5M12 17h.01';

/** An arrow into a tray: downloads a file. */
export const iconDownload = 'M12 4v11.5M7 10.5l5 5 5-5M4 16.5v1A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5v-1';

/** A plus sign: adds one. */
export const iconPlus = 'M12 5v14M5 12h14';

/** A turning arrow: loads something again. */
export const iconRefresh = 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5';

/** An envelope. */
export const iconMail =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7.5l7 5.3a2.5 2.5 0 0 0 3 0l7-5.3';

/** A magnifying glass. */
export const iconSearch = 'M17.5 10.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM15.6 15.6l4.9 4.9';

/** A speech bubble: a message. */
export const iconMessage =
  'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v8a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 3v-3h-1A2.5 2.5 0 0 1 3 15V7a2.5 2.5 0 0 1 2.5-2.5Z';
