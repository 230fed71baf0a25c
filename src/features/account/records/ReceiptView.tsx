import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useModel } from '#app/use-model.ts';
import { useTitle } from '#app/use-title.ts';
import * as config from '#config.ts';
import type { PaidOrder, Receipt, UserInfo } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { formatUsd } from '#domain/money.ts';
import { isRefundOpen, refundTicket } from '#domain/refund.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronLeft } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { mark } from '#styles/brand.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css?adopt';
import { Time } from '#ui/controls/Time.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import * as brand from '../../../../brand/brand.ts';
import { iconPrint } from '../account-icons.ts';
import { createReceipt } from '../account-model.ts';
import { type AccountText, levelKey } from '../account-texts.ts';
import { Links } from '../aside/Links.tsx';
import { boughtOf, devicesText, mayBeRefunded, periodOf, priceUsdOf } from './bought.ts';
import { levelOf, nameOnReceipt } from './order-name.ts';
import '#styles/tag.css?adopt';
import './receipt.css?adopt';
import { useGoods } from './use-goods.ts';

interface ReceiptViewProps {
  t: AccountText;
  say: LateText<'receipt'>;
  /** The order as the account lists it, or only its number. */
  order: Partial<PaidOrder> & Pick<PaidOrder, 'id'>;
  /** The member's orders, and when each level ends. */
  info: Pick<UserInfo, 'pays' | 'expire' | 'expireSVip'>;
  nowSeconds: number;
  /** True if the member has just opened the receipt. After a reload the focus must stay where it is. */
  takesFocus: boolean;
  onLeave(): void;
}

/**
 * An order's receipt, shown instead of the tables. The receipt prints on one page (docs/behaviour/account.md#receipt).
 */
export function ReceiptView({ t, say, order, info, nowSeconds, takesFocus, onLeave }: ReceiptViewProps) {
  const model = useModel((dependencies) => createReceipt(dependencies, order.id), t.locale);
  const state = useStore(model.$state);
  const goods = useGoods(t.locale);
  const receipt = state.kind === 'ready' ? state.value : undefined;
  const bought = receipt && goods && boughtOf(receipt, order.days, goods);
  const isOpen = receipt !== undefined && goods !== undefined && isRefundOpen(receipt.date, nowSeconds);
  const isRefundable = receipt && mayBeRefunded(receipt, bought);
  const ticket = (query?: ReturnType<typeof refundTicket>) => href('ticketCreate', { locale: t.locale, query });
  // The tables stay in the page below the receipt and add their own parts to the title. Rank 2 puts the receipt in
  // front.
  useTitle(`${say('title')} ${order.id}`, 2);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <button type="button" className="go" onClick={onLeave}>
        <Icon path={iconChevronLeft} />
        {say('back')}
      </button>
      <div className="sides">
        <div className="card receipt-paper">
          <div className="row spread">
            <div className="row">
              <h2 id="receipt-title" ref={title} tabIndex={-1}>
                {say('title')}
              </h2>
              {receipt && (
                <span className="tag" data-tone="success">
                  {say('paid')}
                </span>
              )}
            </div>
            <p className="receipt-brand">
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d={mark} />
              </svg>
              {brand.names[t.locale]}
            </p>
          </div>
          {state.kind === 'loading' && <Skeleton lines={7} />}
          {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />}
          {state.kind === 'ready' && (
            <ReceiptRows
              t={t}
              say={say}
              order={order}
              info={info}
              goods={goods}
              receipt={state.value}
              bought={bought}
            />
          )}
        </div>
        <aside className="aside receipt-actions">
          {/* Browsers inside some apps cannot print. */}
          {receipt && 'print' in window && (
            <button type="button" className="button block" onClick={() => print()}>
              <Icon path={iconPrint} />
              {say('print')}
            </button>
          )}
          {isOpen && isRefundable === false && (
            <p className="small">
              {say('final')}{' '}
              <a href={href('terms', { locale: t.locale, hash: 'refund-your-statutory-rights' })}>{say('rights')}</a>
            </p>
          )}
          <Links
            links={[
              ...(isOpen && isRefundable ? [[say('refund'), ticket(refundTicket(String(order.id)))] as const] : []),
              [say('policy'), href('terms', { locale: t.locale, hash: 'refund' })],
              [t('end.ticket'), ticket()],
            ]}
          />
        </aside>
      </div>
    </section>
  );
}

interface ReceiptRowsProps extends Pick<ReceiptViewProps, 't' | 'say' | 'order' | 'info'> {
  goods: readonly Product[] | undefined;
  receipt: Receipt;
  bought: Product | undefined;
}

function ReceiptRows({ t, say, order, info, goods, receipt, bought }: ReceiptRowsProps) {
  const usd = priceUsdOf(receipt);
  const { name, days, level, theirs } = nameOnReceipt({ t, order, receipt, bought });
  const same = info.pays.filter((paid) => level && levelOf(paid, goods) === level);
  const listed = same.find(({ id }) => id === order.id);
  const period = listed && periodOf(listed, same, level === 2 ? info.expireSVip : info.expire);
  return (
    <>
      <hr className="tear" />
      <dl className="receipt-rows">
        <dt className="receipt-total">{say('amount')}</dt>
        <dd className="receipt-total figures" translate="no">
          {usd === null ? '–' : formatUsd(usd, t.locale)}
        </dd>
        <dt>{say('product')}</dt>
        <dd>
          <span>{name}</span>
          {days && <span className="receipt-detail">{t('orders.daysOf', { count: days })}</span>}
          {level && <span className="receipt-detail">{t(levelKey(level))}</span>}
          {theirs && (
            <span className="receipt-detail" lang={theirs.tag}>
              {theirs.text}
            </span>
          )}
        </dd>
        <dt>{say('period')}</dt>
        <dd>
          {period?.from && (
            <>
              <Time seconds={period.from} />
              {' – '}
            </>
          )}
          {period ? (
            <>
              {!period.from && `${say('periodUntil')} `}
              <Time seconds={period.until} />
            </>
          ) : (
            say('periodAfter')
          )}
        </dd>
        <Numbered t={t} label={t('orders.id')} number={String(order.id)} />
        <Numbered t={t} label={say('transaction')} number={receipt.transactionId} />
        <dt>{say('account')}</dt>
        <dd translate="no">{receipt.account}</dd>
        <dt>{say('date')}</dt>
        <dd>
          <Time seconds={receipt.date} />
        </dd>
        <dt>{say('method')}</dt>
        <dd>{paymentName(receipt.type, t)}</dd>
        <dt>{say('devices')}</dt>
        <dd className="figures">{devicesText(receipt, bought, t)}</dd>
        {receipt.convert != null && receipt.convert > 0 && (
          <>
            <dt>{say('credit')}</dt>
            <dd className="figures" translate="no">
              {formatUsd(-receipt.convert, t.locale)}
            </dd>
          </>
        )}
      </dl>
      <p className="small soft">{say('contact', { email: config.supportEmail })}</p>
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
      <dd className="receipt-copied">
        <span className="receipt-number">{number}</span>
        <CopyButton t={t} value={number} label={label} isSmall />
      </dd>
    </>
  );
}
