import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import './receipt.css';
import { config } from '../../config.ts';
import type { Receipt } from '../../contract/account.ts';
import type { MerchantName } from '../../contract/shop.ts';
import { formatUsd, priceUsdOf } from '../../core/money.ts';
import { formatDateTime } from '../../core/time.ts';
import type { IslandKey, SharedKey } from '../../i18n/namespaces.ts';
import { CopyButton } from '../../ui/controls/CopyButton.tsx';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconChevronLeft, iconPrint, petrelMark } from '../../ui/icon/icons.ts';
import { useText } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import { createReceipt } from './model.ts';

interface ReceiptViewProps {
  orderId: string;
  /** Was it opened by the member just now? Then it is where they are. */
  takesFocus: boolean;
  onLeave(): void;
}

/** The words for a payment method; one that the site doesn't know is shown as the server calls it. */
const METHOD_TEXT: Readonly<Record<string, SharedKey | undefined>> = {
  unionPay: 'shared.payment.unionPay',
  creditCard: 'shared.payment.creditCard',
  aliPay: 'shared.payment.aliPay',
  paypal: 'shared.payment.paypal',
  wechat: 'shared.payment.wechat',
} satisfies Record<MerchantName, SharedKey>;

/** An order's receipt in the place of the tables; prints to one page of its own (spec §2, Account). */
export function ReceiptView({ orderId, takesFocus, onLeave }: ReceiptViewProps) {
  const t = useText<IslandKey<'account'>>();
  const model = useModel((dependencies) => createReceipt(dependencies, orderId));
  const state = useStore(model.$state);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className="account-records receipt" aria-labelledby="receipt-title">
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
      </div>
      <div className="card receipt-paper">
        <div className="row spread">
          <h2 id="receipt-title" ref={title} tabIndex={-1}>
            {t('receipt.title')}
          </h2>
          <p className="receipt-brand">
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path d={petrelMark} />
            </svg>
            {config.brand[t.locale]}
          </p>
        </div>
        {state.kind === 'loading' && <Skeleton lines={7} />}
        {state.kind === 'failed' && <LoadFailure failure={state.failure} onRetry={() => void model.load()} />}
        {state.kind === 'ready' && <ReceiptRows receipt={state.value} />}
      </div>
    </section>
  );
}

function ReceiptRows({ receipt }: { receipt: Receipt }) {
  const t = useText<IslandKey<'account'>>();
  const usd = priceUsdOf(receipt);
  const method = METHOD_TEXT[receipt.type];
  return (
    <>
      <dl className="receipt-rows">
        <dt>{t('receipt.product')}</dt>
        <dd>{t.locale === 'en' ? receipt.productName.en : receipt.productName.cn}</dd>
        <dt>{t('receipt.transaction')}</dt>
        <dd className="row figures">
          {receipt.transactionId}
          <CopyButton value={receipt.transactionId} label={t('receipt.transaction')} />
        </dd>
        <dt>{t('receipt.account')}</dt>
        <dd>{receipt.account}</dd>
        <dt>{t('receipt.date')}</dt>
        <dd>
          <time dateTime={new Date(receipt.date * 1000).toISOString()}>{formatDateTime(receipt.date)}</time>
        </dd>
        <dt>{t('receipt.method')}</dt>
        <dd>{method ? t(method) : receipt.type}</dd>
        <dt>{t('receipt.devices')}</dt>
        <dd className="figures">{receipt.deviceNum}</dd>
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
    </>
  );
}
