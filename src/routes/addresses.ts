import type { Row } from './row.ts';
import { type ScreenName, TABLE } from './table.ts';

/** What browsers know of a screen: its addresses, and who may see it. */
export type Address = Pick<Row, 'name' | 'path' | 'params' | 'access' | 'older'>;

/** Every screen's addresses. The build puts the finished list in this module's place (`build/browser-table.ts`), so that no browser loads the whole table. */
export const ADDRESSES: readonly Address[] = (TABLE as readonly Row[]).map(
  ({ name, path, params, access, older }): Address => ({
    name,
    path,
    access,
    ...(params && { params }),
    ...(older && { older }),
  }),
);

/** The addresses of a screen. */
export function addressOf(name: ScreenName): Address {
  const address = ADDRESSES.find((each) => each.name === name);
  if (!address) throw new Error(`The route table has no row "${name}"`);
  return address;
}
