import type { ToldOrder } from '#app/use-own-order.ts';
import { formatUsd } from '#core/money.ts';
import { onceOf, titleOf } from '#i18n/order-words.ts';
import { href } from '#routes/href.ts';
import '#ui/payment/payment.css?adopt';

/** What is known of an open order, as the account's heading. */
export function OrderHead({ own, say }: ToldOrder) {
  const { label, usd } = own.payment;
  return (
    <>
      <div role="status">
        <h1 id="account-head">{titleOf(say, own)}</h1>
      </div>
      <p>
        {label}{' '}
        <span className="figures" translate="no">
          {formatUsd(usd, say.locale)}
        </span>
      </p>
      <p className="payment-once">{onceOf(say, own)}</p>
      <p>
        <a className="button quiet" href={href('thanks', { locale: say.locale })}>
          {say('see')}
        </a>
      </p>
    </>
  );
}
