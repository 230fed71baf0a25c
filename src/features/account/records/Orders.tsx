import type { PaidOrder } from '#contract/account.ts';
import type { Id } from '#contract/fields.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import picture from '#ui/art/empty-orders.svg?url&no-inline';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PackageLine } from '../PackageLine.tsx';
import { priceUsdOf } from './bought.ts';
import { leveledName } from './order-name.ts';
import { type Paged, Table } from './Table.tsx';
import { useGoods } from './use-goods.ts';
import { receiptButtonId } from './view.ts';

interface OrdersProps extends Paged {
  orders: readonly PaidOrder[];
  onReceipt(orderId: Id): void;
}

/** The paid orders. Each row opens the receipt of its order (docs/behaviour/account.md#orders). */
export function Orders({ orders, onReceipt, ...table }: OrdersProps) {
  const { t } = table;
  const goods = useGoods(t.locale);
  const nameOf = (order: PaidOrder) => leveledName(order, goods, t);
  if (orders.length === 0) {
    return (
      <Empty picture={picture} text={t('orders.empty')} level={2}>
        <p>{t('orders.emptyHint')}</p>
        <a className="button quiet" href={href('packages', { locale: t.locale, params: { level: 1 } })}>
          {t('links.packages1')}
        </a>
      </Empty>
    );
  }
  return (
    <Table
      {...table}
      name="orders"
      rows={orders}
      count={t('orders.count', { count: orders.length })}
      makeCsv={({ ordersCsv }) => ordersCsv(orders, nameOf, t)}
    >
      {(order) => (
        // The whole row opens the receipt, where the order's number can be copied.
        <button
          type="button"
          id={receiptButtonId(order.id)}
          className="item account-order"
          onClick={() => onReceipt(order.id)}
        >
          <span className="body">
            <span className="visually-hidden">{t('orders.receipt')} </span>
            <PackageLine t={t} name={nameOf(order)} days={order.days} usd={priceUsdOf(order)} />
            <span className="ln second">
              <span>
                <Time seconds={order.date} />
                <span className="term">{`\u00a0· ${t('orders.paid')}`}</span>
              </span>
              <span className="figures" translate="no">
                {String(order.id)}
              </span>
            </span>
          </span>
          <Icon path={iconChevronRight} />
        </button>
      )}
    </Table>
  );
}
