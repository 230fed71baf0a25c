/** An item of a pager: a page's number, or an ellipsis that jumps to page `to`. */
export type PagerItem = { kind: 'page'; page: number; current: boolean } | { kind: 'jump'; to: number };

/** Rows per page of the lists of devices, orders and tickets, and of the invite tables. */
const PAGE_SIZE = 5;
/** The number of page numbers that a pager shows, including the first and the last page. */
const PAGER_NUMBERS = 7;
/** The number of pages that an ellipsis skips. */
const PAGER_JUMP = 5;

/**
 * The number of pages that some rows fill. An empty list has one page.
 * @example pageCount(11) // 3
 */
export function pageCount(rows: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/**
 * The nearest page that exists. Pages are counted from 1.
 * @example clampPage(9, 3) // 3
 */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}

/**
 * The page that an address's query names; 1 if it names none.
 * @example pageIn('?page=2') // 2
 * @example pageIn('?page=x') // 1
 */
export function pageIn(search: string, parameter = 'page'): number {
  const page = Number(new URLSearchParams(search).get(parameter));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The rows of a page. If the page no longer exists because rows were deleted, these are the rows of the last page. */
export function pageSlice<Row>(rows: readonly Row[], page: number, pageSize = PAGE_SIZE): Row[] {
  const start = (clampPage(page, pageCount(rows.length, pageSize)) - 1) * pageSize;
  return rows.slice(start, start + pageSize);
}

/**
 * The items of a pager (docs/behaviour/chrome.md#paging). It shows at most `numbers` page numbers, which must be odd. The
 * first, the last and the current page are always among them. Each gap has an ellipsis.
 * @example pagerItems(1, 3) // pages 1 2 3
 * @example pagerItems(10, 20) // 1 … 8 9 10 11 12 … 20, where … jump to 5 and 15
 */
export function pagerItems(current: number, count: number, numbers = PAGER_NUMBERS): PagerItem[] {
  const page = clampPage(current, count);
  const item = (number: number): PagerItem => ({ kind: 'page', page: number, current: number === page });
  const jump = (to: number): PagerItem => ({ kind: 'jump', to: clampPage(to, count) });
  if (count <= numbers) return range(1, Math.max(1, count)).map(item);

  const half = (numbers - 1) / 2;
  const gapBefore = page > half + 1;
  const gapAfter = page < count - half;
  const first = gapBefore ? Math.min(page - half + 1, count - numbers + 2) : 2;
  const last = gapAfter ? Math.max(page + half - 1, numbers - 1) : count - 1;
  return [
    item(1),
    ...(gapBefore ? [jump(page - PAGER_JUMP)] : []),
    ...range(first, last).map(item),
    ...(gapAfter ? [jump(page + PAGER_JUMP)] : []),
    item(count),
  ];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * Makes a key for each row from its id. If several rows have the same id, the later ones get a number, so that all rows
 * are shown.
 * @example rowKeys([9, '9', 'b']) // ['9', '9 2', 'b']
 */
export function rowKeys(ids: readonly (string | number)[]): string[] {
  const taken = new Set<string>();
  return ids.map((id) => {
    let key = String(id);
    for (let number = 2; taken.has(key); number++) key = `${id} ${number}`;
    taken.add(key);
    return key;
  });
}
