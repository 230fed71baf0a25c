import type { PaidOrder } from '#contract/account.ts';
import type { Id } from '#contract/fields.ts';
import { formatUsd } from '#core/money.ts';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import picture from '#ui/art/empty-orders.svg?url&no-inline';
import { Ago } from '#ui/controls/Ago.tsx';
import { Pager } from '#ui/controls/Pager.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { AccountText } from '../account-texts.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { priceUsdOf } from './bought.ts';
import { orderName } from './order-name.ts';
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
      <div className="account-bar">
        <p className="account-count figures">{t('orders.count', { count: orders.length })}</p>
        <ExportButton
          t={t}
          name="orders"
          nowSeconds={nowSeconds}
          makeCsv={({ ordersCsv }) => ordersCsv(orders, nameOf, t)}
        />
      </div>
      <ul className="list">
        {shown.map((order, row) => (
          <li key={keys[row]}>
            <OrderRow t={t} order={order} name={nameOf(order)} onReceipt={() => onReceipt(order.id)} />
          </li>
        ))}
      </ul>
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

/** An order in two lines; all of it opens the receipt, where the number can be copied. */
function OrderRow({ t, order, name, onReceipt }: OrderRowProps) {
  const length = order.days > 0 ? t('orders.daysOf', { count: order.days }) : undefined;
  const usd = priceUsdOf(order);
  return (
    <button type="button" id={receiptButtonId(order.id)} className="item account-order" onClick={onReceipt}>
      <span className="body">
        <span className="visually-hidden">{t('orders.receipt')} </span>
        <span className="ln">
          <span>
            <b>{name}</b> {length && length !== name && <span className="soft small figures">{length}</span>}
          </span>
          <span className="price figures" translate="no">
            {usd === null ? '–' : formatUsd(usd, t.locale)}
          </span>
        </span>
        <span className="ln second">
          <Ago seconds={order.date} />
          <span className="figures" translate="no">
            {String(order.id)}
          </span>
        </span>
      </span>
      <Icon path={iconChevronRight} />
    </button>
  );
}
