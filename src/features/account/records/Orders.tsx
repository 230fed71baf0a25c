import type { PaidOrder } from '#contract/account.ts';
import type { Id } from '#contract/fields.ts';
import { formatUsd } from '#core/money.ts';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { formatDate } from '#core/time.ts';
import { href } from '#routes/href.ts';
import picture from '#ui/art/empty-orders.svg?url&no-inline';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Pager } from '#ui/controls/Pager.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { AccountText } from '../account-texts.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { ordersCsv } from '../exports/exports.ts';
import { priceUsdOf } from './bought.ts';
import { orderName } from './order-name.ts';
import './orders.css?adopt';
import { useGoods } from './use-goods.ts';
import { receiptButtonId } from './view.ts';

interface OrdersProps {
  t: AccountText;
  orders: readonly PaidOrder[];
  page: number;
  nowSeconds: number;
  onPage(page: number): void;
  onReceipt(orderId: Id): void;
}

/** The paid orders, 5 a page, each with its receipt (docs/behaviour/account.md#orders). */
export function Orders({ t, orders, page, nowSeconds, onPage, onReceipt }: OrdersProps) {
  const { locale } = t;
  const goods = useGoods(locale);
  const nameOf = (order: PaidOrder) => orderName(order, goods, t);
  if (orders.length === 0) {
    return (
      <Empty picture={picture} text={t('orders.empty')} level={2}>
        <a className="button quiet" href={href('packages', { locale, params: { level: 1 } })}>
          {t('links.packages1')}
        </a>
      </Empty>
    );
  }
  const shown = pageSlice(orders, page);
  const keys = rowKeys(shown.map(({ id }) => id));
  return (
    <>
      <div className="row spread account-bar">
        <p className="account-count figures">{t('orders.count', { count: orders.length })}</p>
        <ExportButton t={t} name="orders" nowSeconds={nowSeconds} makeCsv={() => ordersCsv(orders, nameOf, t)} />
      </div>
      <table className="table">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('orders.name')}</th>
            <th scope="col">{t('orders.id')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col" className="table-number">
              {t('orders.amount')}
            </th>
            <td>
              <span className="visually-hidden">{t('orders.action')}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {shown.map((order, row) => (
            <OrderRow t={t} key={keys[row]} order={order} name={nameOf(order)} onReceipt={() => onReceipt(order.id)} />
          ))}
        </tbody>
      </table>
      <Pager t={t} rows={orders.length} page={page} label={t('orders.pages')} onPage={onPage} />
    </>
  );
}

interface OrderRowProps {
  t: AccountText;
  order: PaidOrder;
  name: string;
  onReceipt(): void;
}

function OrderRow({ t, order, name, onReceipt }: OrderRowProps) {
  const length = order.days > 0 ? t('orders.daysOf', { count: order.days }) : undefined;
  const usd = priceUsdOf(order);
  const number = String(order.id);
  return (
    <tr>
      <th scope="row">
        {name}
        {length && length !== name && <span className="account-detail">{length}</span>}
      </th>
      <td className="account-order-number">
        <p className="account-order-copy figures">
          <span translate="no">{number}</span>
          <CopyButton t={t} value={number} label={`${t('orders.id')} ${number}`} isSmall />
        </p>
      </td>
      <td className="account-order-date">
        <Time seconds={order.date} />
      </td>
      <td className="table-number account-order-amount" translate="no">
        {usd === null ? '–' : formatUsd(usd, t.locale)}
      </td>
      <td className="table-action">
        <button type="button" id={receiptButtonId(order.id)} className="account-do" onClick={onReceipt}>
          {t('orders.receipt')}
          <span className="visually-hidden">
            {name} {formatDate(order.date)}
          </span>
        </button>
      </td>
    </tr>
  );
}
