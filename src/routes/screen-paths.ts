import { type ScreenName, TABLE } from './table.ts';

/** The path of every screen. The build replaces this code by the finished list (`build-steps/browser-table.ts`). */
export const SCREEN_PATHS = Object.fromEntries(TABLE.map(({ name, path }) => [name, path])) as Readonly<
  Record<ScreenName, string>
>;
