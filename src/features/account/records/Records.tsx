import { type RefObject, useEffect, useRef } from 'react';
import { useTitle } from '#app/use-title.ts';
import type { Device, UserInfo } from '#contract/account.ts';
import { newestFirst } from '#core/newest-first.ts';
import type { Stage } from '#domain/expiry.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { AccountText } from '../account-texts.ts';
import { isLight } from '../aside/cards.ts';
import { Devices } from './Devices.tsx';
import './records.css?adopt';
import { Tabs } from '#ui/controls/Tabs.tsx';
import type { ViewInAddress } from './use-view.ts';
import { ACCOUNT_TABS, receiptButtonId } from './view.ts';

/** The properties that devices and orders need. */
export interface RecordsProps {
  t: AccountText;
  info: UserInfo;
  address: ViewInAddress;
  stage: Stage;
  nowSeconds: number;
  /** Asks whether to unbind. `next` gets the focus once the device is gone. */
  onUnbind(device: Device, next: RefObject<HTMLElement | null>): void;
}

/** Devices and orders in tabs (docs/behaviour/account.md#tabs). */
export function Records({ t, info, address, stage, nowSeconds, onUnbind }: RecordsProps) {
  const { view, go } = address;
  useReturnOfFocus(view.receipt);
  useTitle(view.tab === 'orders' ? t('orders.tab') : undefined);
  const table = { t, page: view.page, nowSeconds, onPage: (page: number) => go({ ...view, page }) };
  return (
    <section className="account-records" aria-label={t('records')}>
      <Tabs
        label={t('records')}
        tabs={ACCOUNT_TABS.map((name) => ({ name, label: t(`${name}.tab`) }))}
        current={view.tab}
        onChange={(tab) => tab !== view.tab && go({ tab, page: 1, receipt: undefined })}
      >
        {view.tab === 'devices' ? (
          <Devices
            {...table}
            devices={info.device}
            // A level that has ended has no places.
            level={stage === 'over' ? 0 : info.vipType}
            isFirstStep={isLight(stage)}
            onUnbind={onUnbind}
          />
        ) : (
          <LazyPart t={t} load={() => import('./Orders.tsx')} lines={5}>
            {({ Orders }) => (
              <Orders
                {...table}
                orders={newestFirst(info.pays)}
                onReceipt={(orderId) => go({ ...view, receipt: String(orderId) })}
              />
            )}
          </LazyPart>
        )}
      </Tabs>
    </section>
  );
}

/** Returns the focus to the button that opened a receipt, once the member leaves the receipt. */
function useReturnOfFocus(receipt: string | undefined): void {
  const last = useRef(receipt);
  useEffect(() => {
    if (last.current && !receipt) document.getElementById(receiptButtonId(last.current))?.focus();
    last.current = receipt;
  }, [receipt]);
}
