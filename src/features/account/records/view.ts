import type { Id } from '#contract/fields.ts';
import { pageIn } from '#core/paging.ts';

/** The tabs below the summary (docs/behaviour/account.md#tabs). */
export const ACCOUNT_TABS = ['devices', 'orders'] as const;
type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The part of the account that a member looks at. The address holds it, so that Back and reload work. */
export interface AccountView {
  tab: AccountTab;
  /** Counted from 1. If the page does not exist, the nearest page is shown. */
  page: number;
  /** The order whose receipt is shown instead of the tables. */
  receipt: string | undefined;
}

/**
 * Reads the view from the query of an address. An invalid value becomes the default.
 *
 * @example readView('?tab=orders&page=2') // { tab: 'orders', page: 2, receipt: undefined }
 */
export function readView(search: string): AccountView {
  const query = new URLSearchParams(search);
  return {
    tab: ACCOUNT_TABS.find((tab) => tab === query.get('tab')) ?? 'devices',
    page: pageIn(search),
    receipt: query.get('receipt') || undefined,
  };
}

/** The view as a query. Defaults are left out. */
export function queryOf({ tab, page, receipt }: AccountView): Record<'tab' | 'page' | 'receipt', string | undefined> {
  return {
    tab: tab === 'devices' ? undefined : tab,
    page: page === 1 ? undefined : String(page),
    receipt,
  };
}

/**
 * The id of the button that opens an order's receipt. The button gets the focus back when the member leaves the
 * receipt.
 */
export function receiptButtonId(orderId: Id): string {
  return `receipt-of-${orderId}`;
}
