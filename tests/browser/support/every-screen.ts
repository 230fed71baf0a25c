import { variantsOf } from '../../../src/routes/hosting.ts';
import type { Row } from '../../../src/routes/row.ts';
import { type ScreenName, TABLE } from '../../../src/routes/table.ts';

/** A screen to look at: its name, whether only members see it, and what stands in its address. */
export interface SeenScreen {
  name: ScreenName;
  isMembers: boolean;
  params: Record<string, string>;
}

/** Every screen with something to show, one page of each; forwarding and repeated pages are left out. */
export const EVERY_SCREEN: readonly SeenScreen[] = (TABLE as readonly Row[])
  .filter(({ forwardsTo, canonical, isNotFound }) => !forwardsTo && !canonical && !isNotFound)
  .map((row) => ({
    name: row.name as ScreenName,
    isMembers: row.access === 'member',
    params: row.path.includes('{') && !row.params ? { id: '102' } : (variantsOf(row)[0]?.params ?? {}),
  }));
