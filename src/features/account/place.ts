/** The tabs below the summary (spec §4, Account tabs). */
export const ACCOUNT_TABS = ['devices', 'orders'] as const;
type AccountTab = (typeof ACCOUNT_TABS)[number];

/** Where in the account a member is; the address says it, so that Back and reload keep it. */
export interface Place {
  tab: AccountTab;
  /** From 1; a page that doesn't exist is shown as the nearest one. */
  page: number;
  /** The order whose receipt takes the tables' place. */
  receipt: string | undefined;
}

/**
 * The place in an address's query; what makes no sense there is the default.
 *
 * @example readPlace('?tab=orders&page=2') // { tab: 'orders', page: 2, receipt: undefined }
 */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    tab: ACCOUNT_TABS.find((tab) => tab === query.get('tab')) ?? 'devices',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    receipt: query.get('receipt') || undefined,
  };
}

/** The place as a query, without what is the default. */
export function queryOf({ tab, page, receipt }: Place): Record<'tab' | 'page' | 'receipt', string | undefined> {
  return {
    tab: tab === 'devices' ? undefined : tab,
    page: page === 1 ? undefined : String(page),
    receipt,
  };
}
