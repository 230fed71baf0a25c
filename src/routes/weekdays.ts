import { column } from './language-columns.ts';

// The build replaces this code with its result (`build-steps/browser-table.ts`).

/** The days of the week, from Sunday on. */
export const WEEKDAYS = column(({ tag }) => {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2023, 0, 1 + day))) as readonly string[];
});
