import { useEffect, useRef } from 'react';
import type { AccountText } from './texts.ts';
import '../../ui/controls/table.css';
import type { UserInfo } from '../../contract/account.ts';
import type { Id } from '../../contract/fields.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Devices } from './Devices.tsx';
import type { AccountModel } from './model.ts';
import { Orders, receiptButtonId } from './Orders.tsx';
import { ACCOUNT_TABS } from './place.ts';
import { Tabs } from './Tabs.tsx';
import { usePlace } from './use-place.ts';

interface RecordsProps {
  t: AccountText;
  model: AccountModel;
  info: UserInfo;
  nowSeconds: number;
}

/** Devices and orders in tabs, or a receipt in their place (docs/behaviour/account.md#tabs). */
export function Records({ t, model, info, nowSeconds }: RecordsProps) {
  const { place, hasMoved, go, leaveReceipt } = usePlace(t.locale);
  useReturnOfFocus(place.receipt);
  const { receipt } = place;
  if (receipt) {
    return (
      <LazyPart t={t} load={() => import('./ReceiptView.tsx')} lines={7}>
        {({ ReceiptView }) => (
          <ReceiptView t={t} key={receipt} orderId={idOf(info, receipt)} takesFocus={hasMoved} onLeave={leaveReceipt} />
        )}
      </LazyPart>
    );
  }
  const onPage = (page: number) => go({ ...place, page });
  return (
    <section className="account-records" aria-label={t('records')}>
      <Tabs
        label={t('records')}
        tabs={ACCOUNT_TABS.map((name) => ({ name, label: t(`${name}.tab`) }))}
        current={place.tab}
        onChange={(tab) => tab !== place.tab && go({ tab, page: 1, receipt: undefined })}
      >
        {place.tab === 'devices' ? (
          <Devices
            t={t}
            model={model}
            devices={info.device}
            page={place.page}
            nowSeconds={nowSeconds}
            onPage={onPage}
          />
        ) : (
          <Orders
            t={t}
            orders={info.pays}
            page={place.page}
            nowSeconds={nowSeconds}
            onPage={onPage}
            onReceipt={(orderId) => go({ ...place, receipt: String(orderId) })}
          />
        )}
      </Tabs>
    </section>
  );
}

/** An order's id as the API names it: the address has lost whether it is a number. */
function idOf({ pays }: UserInfo, receipt: string): Id {
  return pays.find(({ id }) => String(id) === receipt)?.id ?? receipt;
}

/** Leaving a receipt returns the focus to the button that opened it. */
function useReturnOfFocus(receipt: string | undefined): void {
  const last = useRef(receipt);
  useEffect(() => {
    if (last.current && !receipt) document.getElementById(receiptButtonId(last.current))?.focus();
    last.current = receipt;
  }, [receipt]);
}
