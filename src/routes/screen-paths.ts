import { type ScreenName, TABLE } from './table.ts';

/** Every screen's path. The build replaces this code with the finished list (`build-steps/browser-table.ts`). */
export const SCREEN_PATHS = Object.fromEntries(TABLE.map(({ name, path }) => [name, path])) as Readonly<
  Record<ScreenName, string>
>;
