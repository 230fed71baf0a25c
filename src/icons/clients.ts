/**
 * The icons of the systems that our apps run on. They are drawn like the others (`icons.ts`). They have a module of their
 * own, because few islands need them.
 */

/** A screen on a stand: computer. */
export const iconDesktop =
  'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 13.5v-7A2.5 2.5 0 0 1 5.5 4ZM12 16v4.5M8 20.5h8';

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
