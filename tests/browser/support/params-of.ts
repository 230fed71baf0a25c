import type { Row } from '#routes/row.ts';
import type { ScreenName } from '#routes/table.ts';
import { variantsOf } from '#routes/variants.ts';

/** What the addresses of a screen's pages hold. The number of a ticket, which no build knows, is one of lin's. */
export function paramsOf(row: Row<ScreenName>): Record<string, string>[] {
  if (row.path.includes('{') && !row.params) return [{ id: '102' }];
  return variantsOf(row).map(({ params }) => params);
}
