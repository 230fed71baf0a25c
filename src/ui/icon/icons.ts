/**
 * Petrel's icons: one family, each the path data of one outline icon.
 *
 * Grid 24 × 24, drawn for a stroke of 1.5 with round caps and joins, no fill, in currentColor:
 * `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d={iconMenu} /></svg>`.
 * A string each and no object of them all, so that bundlers leave out what a page does not use.
 */

/** The logo, the bird alone: grid 32 × 32, to be filled (not stroked); also for the favicon and the OG pictures. */
export const petrelMark =
  'M1 3.7C7.3.8 14.8 1.3 17.2 5.2C18.3 7 18.9 8.8 19.7 10.2C20.9 9.1 22.1 8 23.6 7.5C25 7 26.8 7.4 28 8.4C26.6 8.5 25.5 9 24.9 9.9C24.4 10.7 23.9 11.4 23.2 12.1C25 12.5 26.6 13.1 28 14.1C31.6 16.8 32.3 23.5 30 30C29.4 25.4 27 20.9 23.6 18.6C21.6 17.3 19.7 17 17.9 17C15.6 17.7 13.5 19 12 21.2C10.4 20 9.2 18.6 8.4 16.8C11.1 16 13.3 14.8 15.2 13.3C13.7 11.7 12.8 9.7 11.6 7.9C9.7 5 5.9 3.8 1 3.7Z';

/** Three lines: opens the menu. */
export const iconMenu = 'M4 7h16M4 12h16M4 17h16';

/** A cross: closes, removes a filter. */
export const iconClose = 'M6 6l12 12M18 6L6 18';

/** A tick: done, included, copied. */
export const iconCheck = 'M4.5 12.5l5 5 10-11';

/** Leads on to the next page or row. */
export const iconChevronRight = 'M9.5 6l6 6-6 6';

/** Leads back. */
export const iconChevronLeft = 'M14.5 6l-6 6 6 6';

/** Goes on; from one thing to another. */
export const iconArrowRight = 'M4 12h16M14 6l6 6-6 6';

/** Two sheets: copies to the clipboard. */
export const iconCopy =
  'M10.5 8h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8 17.5v-7A2.5 2.5 0 0 1 10.5 8ZM16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8';

/** Leaves the site in a new tab. */
export const iconExternalLink =
  'M14 4h6v6M20 4l-8.5 8.5M18.5 14v3.5A2.5 2.5 0 0 1 16 20H6.5A2.5 2.5 0 0 1 4 17.5V8A2.5 2.5 0 0 1 6.5 5.5H10';

/** A person: account. */
export const iconUser = 'M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6';

/** Time left, opening hours. */
export const iconClock = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2';

/** A date. */
export const iconCalendar =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5ZM3.5 10h17M8 3v4M16 3v4';

/** A shield with a tick: guarantee, protection. */
export const iconShield = 'M12 3l7.5 2.8v5.7c0 4.6-3 7.8-7.5 9.5-4.5-1.7-7.5-4.9-7.5-9.5V5.8ZM8.5 12l2.6 2.6 4.6-5';

/** A padlock: password, encrypted. */
export const iconLock =
  'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v5.5A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 7 10.5ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5';

/** Shows a password. */
export const iconEye =
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';

/** Hides a password. */
export const iconEyeOff =
  'M9.9 5.7A10 10 0 0 1 12 5.5c4 0 7.5 2.3 9.5 6.5a13.5 13.5 0 0 1-2.6 3.6M6.6 7.2A12.6 12.6 0 0 0 2.5 12c2 4.2 5.5 6.5 9.5 6.5a10.2 10.2 0 0 0 5.4-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16';

/** An envelope: mail. */
export const iconMail =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7.5l7 5.3a2.5 2.5 0 0 0 3 0l7-5.3';

/** A telephone set: phone as a device. */
export const iconPhone =
  'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5ZM11 18.5h2';

/** A screen on a stand: computer. */
export const iconDesktop =
  'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 13.5v-7A2.5 2.5 0 0 1 5.5 4ZM12 16v4.5M8 20.5h8';

/** A tablet. */
export const iconTablet =
  'M7 3h10a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5v-13A2.5 2.5 0 0 1 7 3ZM11 18h2';

/** A router with two aerials. */
export const iconRouter =
  'M5.5 13h13a2.5 2.5 0 0 1 2.5 2.5v2a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-2A2.5 2.5 0 0 1 5.5 13ZM6.5 13V5M17.5 13V5M9.5 8.2a3.6 3.6 0 0 1 5 0M7 16.5h.01M10.5 16.5h.01';

/** A jigsaw piece: browser extension. */
export const iconPuzzle =
  'M8.5 7a2.2 2.2 0 1 1 4 0H16a1.5 1.5 0 0 1 1.5 1.5V12a2.2 2.2 0 1 1 0 4v3a1.5 1.5 0 0 1-1.5 1.5h-3.5a2.2 2.2 0 1 0-4 0H5.5A1.5 1.5 0 0 1 4 19v-3.5a2.2 2.2 0 1 0 0-4v-3A1.5 1.5 0 0 1 5.5 7Z';

/** An apple with its leaf: iOS, macOS. */
export const iconAppleMark =
  'M12 8.2c-1.3-.9-2.7-1.4-4.1-1.2C5.3 7.3 3.9 9.7 4 12.7c.2 4.1 2.7 8.3 5.3 8.3 1 0 1.7-.6 2.7-.6s1.7.6 2.7.6c2.6 0 5.1-4.2 5.3-8.3.1-3-1.3-5.4-3.9-5.7-1.4-.2-2.8.3-4.1 1.2ZM12 8.2c-.1-2.9 1-4.9 3.4-5.7';

/** A robot’s head: Android. */
export const iconAndroidMark = 'M3.5 17.5a8.5 8.5 0 0 1 17 0ZM7.9 10.1L6.2 7M16.1 10.1L17.8 7M8.5 14h.01M15.5 14h.01';

/** Four panes: Windows. */
export const iconWindowsMark = 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z';

/** A question in a ring: help. */
export const iconQuestion =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.5 9.4a2.5 2.5 0 0 1 5 .1c0 1.9-2.5 2.2-2.5 4.1M12 16.7h.01';

/** A note in a ring. */
export const iconInfo = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.7h.01';

/** A warning triangle. */
export const iconWarning =
  'M10.27 4.5L2.9 17.3a2 2 0 0 0 1.73 3h14.74a2 2 0 0 0 1.73-3L13.73 4.5a2 2 0 0 0-3.46 0ZM12 9.5v4.5M12 17h.01';

/** An arrow into a tray: downloads. */
export const iconDownload = 'M12 4v11.5M7 10.5l5 5 5-5M4 16.5v1A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5v-1';

/** A picture. */
export const iconImage =
  'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V7a2.5 2.5 0 0 1 2.5-2.5ZM10 9.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM3.5 18.4l4.3-4.2a2 2 0 0 1 2.8 0l1.2 1.2 2.9-3a2 2 0 0 1 2.9 0L21 15.8';

/** A bin: deletes. */
export const iconTrash =
  'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 11.66a2.5 2.5 0 0 0 2.49 2.34h5.42a2.5 2.5 0 0 0 2.49-2.34L18 6.5M10 10.5v6M14 10.5v6';

/** Adds one. */
export const iconPlus = 'M12 5v14M5 12h14';

/** Takes one away. */
export const iconMinus = 'M5 12h14';

/** A magnifying glass. */
export const iconSearch = 'M17.5 10.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM15.6 15.6l4.9 4.9';

/** A turning arrow: loads again. */
export const iconRefresh = 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5';

/** A wrapped box: gift, bonus days. */
export const iconGift =
  'M3.5 7.5h17v4h-17ZM5 11.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-6.5M12 7.5v13M12 7.5c-1.2-2.9-2.6-4.3-4.2-4.3a2.15 2.15 0 0 0 0 4.3M12 7.5c1.2-2.9 2.6-4.3 4.2-4.3a2.15 2.15 0 0 1 0 4.3';

/** Three joined dots: shares. */
export const iconShare =
  'M20.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20.5 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1';

/** A code to scan. */
export const iconQr =
  'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM7 7h.01M17 7h.01M7 17h.01M14 14h.01M17 14h3v3M14 17.5V20h3M20 20h.01';

/** A bank: transfer. */
export const iconBank = 'M3.5 9.5L12 4l8.5 5.5ZM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20.5h17';

/** A rising line between two axes: traffic. */
export const iconChart = 'M4 4v13.5A2.5 2.5 0 0 0 6.5 20H20M8 14.5l3.7-4.5 3.3 2.8L20 6.5';

/** A list of rows. */
export const iconList = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01';

/** Plays a clip. */
export const iconPlay = 'M7.5 5.3v13.4a1 1 0 0 0 1.53.85l10.7-6.7a1 1 0 0 0 0-1.7L9.03 4.45a1 1 0 0 0-1.53.85Z';

/** A torn-off slip: order, receipt. */
export const iconReceipt = 'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5L12 19l-2.2 1.5L7.7 19l-2.2 1.5ZM9 8h6M9 12h4';

/** A printer. */
export const iconPrint =
  'M7 8.5v-5h10v5M7 17H5.5A2.5 2.5 0 0 1 3 14.5V11a2.5 2.5 0 0 1 2.5-2.5h13A2.5 2.5 0 0 1 21 11v3.5a2.5 2.5 0 0 1-2.5 2.5H17M7 14h10v6.5H7ZM17 11.5h.01';

/** A flash: speed. */
export const iconBolt = 'M13.5 2.5l-9 11h7l-1 8 9-11h-7Z';
