import { formatUsd } from '../../core/money.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import type { OrderText } from '../../i18n/order-texts.ts';
import { paymentName } from '../../i18n/payment-name.ts';
import type { KnownOrder } from '../../session/own-order.ts';
import type { PaymentPhase } from '../../stores/payment-phase.ts';
import { CopyButton } from '../../ui/controls/CopyButton.tsx';
import { Time } from '../../ui/controls/Time.tsx';
import '../../ui/tag-style.ts';

const TAGS: Readonly<
  Record<PaymentPhase, { text: 'open' | 'late' | 'unknown' | 'notPaid' | 'arrived'; tone?: string }>
> = {
  waiting: { text: 'open', tone: 'warning' },
  late: { text: 'late', tone: 'warning' },
  unknown: { text: 'unknown', tone: 'warning' },
  notPaid: { text: 'notPaid' },
  arrived: { text: 'arrived', tone: 'success' },
};

interface PaymentTicketProps {
  t: SharedText<'payment' | 'copy'>;
  say: OrderText;
  own: KnownOrder;
}

/** The order as a ticket: what, for whom, when, how and for how much; its number once the account lists it. */
export function PaymentTicket({ t, say, own: { payment, phase } }: PaymentTicketProps) {
  const { label, account, atMs, method, usd, outcome } = payment;
  const { text, tone } = TAGS[phase];
  const orderId = outcome?.kind === 'arrived' ? outcome.orderId : undefined;
  return (
    <section className="payment-ticket" aria-label={say('label')}>
      <p className="row spread">
        <b>{label}</b>
        <span className="tag" data-tone={tone}>
          {say(`tag.${text}`)}
        </span>
      </p>
      <dl>
        <dt>{say('facts.account')}</dt>
        <dd>{account}</dd>
        <dt>{say('facts.time')}</dt>
        <dd className="figures">
          <Time seconds={Math.floor(atMs / 1000)} />
        </dd>
        <dt>{say('facts.method')}</dt>
        <dd>{paymentName(method, t)}</dd>
        {orderId && (
          <>
            <dt>{say('facts.number')}</dt>
            <dd className="figures">
              {orderId} <CopyButton t={t} value={orderId} label={say('facts.number')} isSmall />
            </dd>
          </>
        )}
      </dl>
      <p className="payment-sum">
        <span className="soft small">{say('facts.amount')}</span>
        <strong className="figures">{formatUsd(usd, say.locale)}</strong>
      </p>
    </section>
  );
}
