import { rowOf, type ScreenName, type TABLE } from './table.ts';

/** Is this screen's description in `common`? */
export function isDescribed(name: ScreenName): name is Extract<(typeof TABLE)[number], { isDescribed: true }>['name'] {
  return rowOf(name).isDescribed === true;
}
