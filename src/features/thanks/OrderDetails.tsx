import { Fragment } from 'react';
import { formatUsd } from '#domain/money.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { type OrderProps, type OrderWords, wordsOf } from '#order/words.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css?adopt';
import { Time } from '#ui/controls/Time.tsx';
import '#styles/tag.css?adopt';
import type { ThanksText } from './thanks-texts.ts';

type Tag = { text: 'open' | 'late' | 'unknown' | 'notPaid' | 'arrived'; tone?: string };

const OPEN: Tag = { text: 'open', tone: 'warning' };
const TO_CHECK: Tag = { text: 'unknown', tone: 'warning' };

/**
 * The tag of an order, which repeats the page's heading in one or two words. For signed-out visitors nobody knows
 * whether the order is active, so their tag tells them to check.
 */
const TAGS: Readonly<Record<OrderWords, Tag>> = {
  sending: OPEN,
  waiting: OPEN,
  new: OPEN,
  late: { text: 'late', tone: 'warning' },
  out: TO_CHECK,
  newLate: TO_CHECK,
  unknown: TO_CHECK,
  newUnknown: TO_CHECK,
  notPaid: { text: 'notPaid' },
  arrived: { text: 'arrived', tone: 'success' },
};

/**
 * The order as a ticket: what was ordered, for whom, how and when, and the amount on the lower part. Once the payment
 * has arrived, the ticket also shows until when the package is active. The order's number is added as soon as the
 * account lists the order.
 */
export function OrderDetails({ t, order, say }: OrderProps & { t: ThanksText }) {
  const { label, account, atMs, method, usd, extraDays } = order.placed;
  const { text, tone } = TAGS[wordsOf(order)];
  const { until, orderId } = order.kind === 'arrived' ? order : {};
  const facts = {
    extra: extraDays ? <b>{say('facts.days', { count: extraDays })}</b> : undefined,
    account,
    method: paymentName(method, t),
    time: <Time seconds={Math.floor(atMs / 1000)} />,
    number: orderId && (
      <span className="figures">
        {orderId} <CopyButton t={t} value={orderId} label={say('facts.number')} isSmall />
      </span>
    ),
    until: until && <Time seconds={until} />,
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <section className="order-details" aria-label={say('label')}>
      <div className="details-part">
        <p className="details-name">
          <b>{label}</b>
          <span className="tag" data-tone={tone}>
            {say(`tag.${text}`)}
          </span>
        </p>
        <dl>
          {names.map(
            (name) =>
              facts[name] && (
                <Fragment key={name}>
                  <dt>{say(`facts.${name}`)}</dt>
                  <dd data-fact={name}>{facts[name]}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </div>
      <p className="details-part details-total tear">
        <span>{say('facts.amount')}</span>
        <strong className="figures" translate="no">
          {formatUsd(usd, say.locale)}
        </strong>
      </p>
    </section>
  );
}
