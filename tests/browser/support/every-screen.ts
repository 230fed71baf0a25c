import { variantsOf } from '../../../src/routes/hosting.ts';
import type { Row } from '../../../src/routes/row.ts';
import { type ScreenName, TABLE } from '../../../src/routes/table.ts';

/** A screen to look at: its name, whether only members see it, and what stands in its address. */
export interface SeenScreen {
  name: ScreenName;
  isMembers: boolean;
  params: Record<string, string>;
}

/** What stands in the addresses of a screen's pages; where it is not known at build, that of a ticket of lin's. */
export function paramsOf(row: Row): Record<string, string>[] {
  if (row.path.includes('{') && !row.params) return [{ id: '102' }];
  return variantsOf(row).map(({ params }) => params);
}

/** Every screen with something to show, one page of each; forwarding and repeated pages are left out. */
export const EVERY_SCREEN: readonly SeenScreen[] = (TABLE as readonly Row[])
  .filter(({ name, forwardsTo, canonical }) => !forwardsTo && !canonical && name !== 'notFound')
  .map((row) => ({
    name: row.name as ScreenName,
    isMembers: row.access === 'member',
    params: paramsOf(row)[0] ?? {},
  }));
