import type { Row } from '#routes/row.ts';
import type { ScreenName } from '#routes/table.ts';
import { variantsOf } from '#routes/variants.ts';

/** The parameters in the addresses of a screen's pages. The build does not know any ticket's number, so one of lin's tickets is used. */
export function paramsOf(row: Row<ScreenName>): Record<string, string>[] {
  if (row.path.includes('{') && !row.params) return [{ id: '102' }];
  return variantsOf(row).map(({ params }) => params);
}
