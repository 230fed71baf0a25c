import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as brand from '../../../../brand/brand.ts';
import { useModel } from '../../../app/use-model.ts';
import * as config from '../../../config.ts';
import type { Order, Receipt } from '../../../contract/account.ts';
import { formatUsd } from '../../../core/money.ts';
import { isRefundOpen, refundTicket } from '../../../core/refund.ts';
import { paymentName } from '../../../i18n/payment-name.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { iconChevronLeft } from '../../../icons/icons.ts';
import { href } from '../../../routes/href.ts';
import { API_MESSAGE } from '../../../routes/locales.ts';
import { mark } from '../../../styles/brand.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { CopyButton } from '../../../ui/controls/CopyButton.tsx';
import { Time } from '../../../ui/controls/Time.tsx';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { iconPrint } from '../icons.ts';
import { createReceipt } from '../model.ts';
import { priceUsdOf } from '../price.ts';
import type { AccountText } from '../texts.ts';
import css from './receipt.css?inline';

adoptStyle(css);

interface ReceiptViewProps {
  t: AccountText;
  /** The order as the account lists it, or only its number. */
  order: Partial<Order> & Pick<Order, 'id'>;
  nowSeconds: number;
  /** True if the member has just opened the receipt. After a reload the focus must stay where it is. */
  takesFocus: boolean;
  onLeave(): void;
}

/**
 * An order's receipt, shown instead of the tables. It prints on one page, without the rest of the screen
 * (docs/behaviour/account.md#receipt).
 */
export function ReceiptView({ t, order, nowSeconds, takesFocus, onLeave }: ReceiptViewProps) {
  const model = useModel((dependencies) => createReceipt(dependencies, order.id), t.locale);
  const state = useStore(model.$state);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <div className="row spread receipt-actions">
        <button type="button" className="button quiet slim" onClick={onLeave}>
          <Icon path={iconChevronLeft} />
          {t('receipt.back')}
        </button>
        {state.kind === 'ready' && (
          <button type="button" className="button quiet slim" onClick={() => print()}>
            <Icon path={iconPrint} />
            {t('receipt.print')}
          </button>
        )}
        {state.kind === 'ready' && isRefundOpen(state.value.date, nowSeconds) && (
          <a href={href('ticketCreate', { locale: t.locale, query: refundTicket(String(order.id)) })}>
            {t('receipt.refund')}
          </a>
        )}
      </div>
      <div className="card receipt-paper">
        <div className="row spread">
          <h2 id="receipt-title" ref={title} tabIndex={-1}>
            {t('receipt.title')}
          </h2>
          <p className="receipt-brand">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={mark} />
            </svg>
            {brand.names[t.locale]}
          </p>
        </div>
        {state.kind === 'ready' && (
          <p>
            <span className="tag" data-tone="success">
              {t('receipt.paid')}
            </span>
          </p>
        )}
        {state.kind === 'loading' && <Skeleton t={t} lines={7} />}
        {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />}
        {state.kind === 'ready' && <ReceiptRows t={t} order={order} receipt={state.value} />}
      </div>
    </section>
  );
}

interface ReceiptRowsProps extends Pick<ReceiptViewProps, 't' | 'order'> {
  receipt: Receipt;
}

function ReceiptRows({ t, order, receipt }: ReceiptRowsProps) {
  const product = receipt.productName[API_MESSAGE[t.locale]];
  const usd = priceUsdOf(receipt);
  return (
    <>
      <dl className="receipt-rows">
        <dt>{t('receipt.product')}</dt>
        <dd>
          <span>{product}</span>
          {order.name && order.name !== product && (
            <span className="receipt-detail">{t('receipt.inOrders', { name: order.name })}</span>
          )}
        </dd>
        <Numbered t={t} label={t('orders.id')} number={String(order.id)} />
        <Numbered t={t} label={t('receipt.transaction')} number={receipt.transactionId} />
        <dt>{t('receipt.account')}</dt>
        <dd>{receipt.account}</dd>
        <dt>{t('receipt.date')}</dt>
        <dd>
          <Time seconds={receipt.date} />
        </dd>
        <dt>{t('receipt.method')}</dt>
        <dd>{paymentName(receipt.type, t)}</dd>
        <dt>{t('receipt.devices')}</dt>
        <dd className="figures">{receipt.deviceNum ?? '–'}</dd>
        {receipt.convert != null && receipt.convert > 0 && (
          <>
            <dt>{t('receipt.credit')}</dt>
            <dd className="figures">{formatUsd(-receipt.convert, t.locale)}</dd>
          </>
        )}
        <dt className="receipt-total">{t('receipt.amount')}</dt>
        <dd className="receipt-total figures">{usd === null ? '–' : formatUsd(usd, t.locale)}</dd>
      </dl>
      <p className="small soft">{t('receipt.contact', { email: config.supportEmail })}</p>
      <p className="small soft">
        {SELLER[t.locale]?.map((line) => (
          <span key={line} className="receipt-seller">
            {line}
          </span>
        ))}
      </p>
    </>
  );
}

/** A number that members quote in tickets, with a copy button. */
function Numbered({ t, label, number }: { t: AccountText; label: string; number: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="row">
        <span className="receipt-number">{number}</span>
        <CopyButton t={t} value={number} label={label} />
      </dd>
    </>
  );
}
