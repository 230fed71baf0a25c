import type { Row } from './row.ts';
import { type ScreenName, TABLE } from './table.ts';

/** Every screen's path. The build puts the finished list in the place of the code that computes it (`build/browser-table.ts`). */
export const SCREEN_PATHS = Object.fromEntries(
  (TABLE as readonly Row[]).map(({ name, path }) => [name, path]),
) as Readonly<Record<ScreenName, string>>;
