import { type RefObject, useEffect, useRef } from 'react';
import type { Device, Order, UserInfo } from '../../../contract/account.ts';
import { loadTexts } from '../../../i18n/late-texts.ts';
import type { Strings } from '../../../i18n/text.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import table from '../../../ui/controls/table.css?inline';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import type { AccountText } from '../texts.ts';
import { Devices } from './Devices.tsx';
import { receiptButtonId } from './receipt-button.ts';
import css from './records.css?inline';
import { Tabs } from './Tabs.tsx';
import type { ViewInAddress } from './use-view.ts';
import { ACCOUNT_TABS } from './view.ts';

const TEXTS = import.meta.glob<Strings>('/locales/*/receipt.json', { import: 'default' });

// Loaded with the script, since the tables show only once the member is known and the document's own style should stay
// small.
adoptStyle(table);
adoptStyle(css);

interface RecordsProps {
  t: AccountText;
  info: UserInfo;
  address: ViewInAddress;
  nowSeconds: number;
  /** Asks whether to unbind. `next` gets the focus once the device is gone. */
  onUnbind(device: Device, next: RefObject<HTMLElement | null>): void;
}

/** Devices and orders in tabs, or a receipt instead of them (docs/behaviour/account.md#tabs). */
export function Records({ t, info, address, nowSeconds, onUnbind }: RecordsProps) {
  const { view, hasMoved, go, leaveReceipt } = address;
  useReturnOfFocus(view.receipt);
  const { receipt } = view;
  const onPage = (page: number) => go({ ...view, page });
  return (
    <>
      {receipt && (
        <div className="wrap page">
          <h1 className="visually-hidden">{t('title')}</h1>
          <LazyPart
            t={t}
            load={() => import('./ReceiptView.tsx')}
            texts={() => loadTexts<'receipt'>(TEXTS, t.locale)}
            lines={7}
          >
            {({ ReceiptView }, say) => (
              <ReceiptView
                t={t}
                say={say}
                key={receipt}
                order={orderOf(info, receipt)}
                nowSeconds={nowSeconds}
                takesFocus={hasMoved}
                onLeave={leaveReceipt}
              />
            )}
          </LazyPart>
        </div>
      )}
      {/* Hidden while a receipt is read, not removed: leaving the receipt returns the focus to a button in here. */}
      <section className="wrap account-records" aria-label={t('records')} hidden={!!receipt}>
        <Tabs
          label={t('records')}
          tabs={ACCOUNT_TABS.map((name) => ({ name, label: t(`${name}.tab`) }))}
          current={view.tab}
          onChange={(tab) => tab !== view.tab && go({ tab, page: 1, receipt: undefined })}
        >
          {view.tab === 'devices' ? (
            <Devices
              t={t}
              devices={info.device}
              page={view.page}
              nowSeconds={nowSeconds}
              onPage={onPage}
              onUnbind={onUnbind}
            />
          ) : (
            <LazyPart t={t} load={() => import('./Orders.tsx')} lines={5}>
              {({ Orders }) => (
                <Orders
                  t={t}
                  orders={info.pays}
                  page={view.page}
                  nowSeconds={nowSeconds}
                  onPage={onPage}
                  onReceipt={(orderId) => go({ ...view, receipt: String(orderId) })}
                />
              )}
            </LazyPart>
          )}
        </Tabs>
      </section>
    </>
  );
}

/**
 * An order as the account lists it. If it is not listed, only the number from the address, as a string: the address
 * does not keep whether it was a number.
 */
function orderOf({ pays }: UserInfo, receipt: string): Partial<Order> & Pick<Order, 'id'> {
  return pays.find(({ id }) => String(id) === receipt) ?? { id: receipt };
}

/** Leaving a receipt returns the focus to the button that opened it. */
function useReturnOfFocus(receipt: string | undefined): void {
  const last = useRef(receipt);
  useEffect(() => {
    if (last.current && !receipt) document.getElementById(receiptButtonId(last.current))?.focus();
    last.current = receipt;
  }, [receipt]);
}
