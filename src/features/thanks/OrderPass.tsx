import { formatUsd } from '#core/money.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { type OrderProps, type OrderWords, wordsOf } from '#order/words.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/controls/Time.tsx';
import '#styles/tag.css?adopt';
import type { ThanksText } from './thanks-texts.ts';

type Tag = { text: 'open' | 'late' | 'unknown' | 'notPaid' | 'arrived'; tone?: string };

const OPEN: Tag = { text: 'open', tone: 'warning' };
const TO_CHECK: Tag = { text: 'unknown', tone: 'warning' };

/** In one word what the page's heading says. Whether it is active is not known to who is signed out. */
const TAGS: Readonly<Record<OrderWords, Tag>> = {
  waiting: OPEN,
  new: OPEN,
  late: { text: 'late', tone: 'warning' },
  out: TO_CHECK,
  newLate: TO_CHECK,
  unknown: TO_CHECK,
  notPaid: { text: 'notPaid' },
  arrived: { text: 'arrived', tone: 'success' },
};

/**
 * The order as a boarding pass: what, for whom, when and how, and on its stub for how much. Once it has arrived the stub is
 * torn off: until when it is active, and the order's number as soon as the account lists it.
 */
export function OrderPass({ t, order, say }: OrderProps & { t: ThanksText }) {
  const { label, account, atMs, method, usd, extraDays } = order.placed;
  const arrived = order.kind === 'arrived' ? order : undefined;
  const { text, tone } = TAGS[wordsOf(order)];
  const placed = <Time seconds={Math.floor(atMs / 1000)} />;
  return (
    <section className="order-pass" data-torn={arrived && ''} aria-label={say('label')}>
      <div className="pass-half">
        <p className="pass-what">
          <b>{label}</b>
          <span className="tag" data-tone={tone}>
            {say(`tag.${text}`)}
          </span>
        </p>
        <dl>
          {arrived ? (
            <>
              <dt>{say('facts.until')}</dt>
              <dd>
                <Time seconds={arrived.until} />
              </dd>
              {extraDays ? (
                <>
                  <dt>{say('facts.extra')}</dt>
                  <dd className="pass-extra">{say('facts.days', { count: extraDays })}</dd>
                </>
              ) : null}
              <dt>{say('facts.account')}</dt>
              <dd>{account}</dd>
            </>
          ) : (
            <>
              <dt>{say('facts.account')}</dt>
              <dd>{account}</dd>
              <dt>{say('facts.time')}</dt>
              <dd>{placed}</dd>
              <dt>{say('facts.method')}</dt>
              <dd>{paymentName(method, t)}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="pass-half pass-stub tear">
        {arrived && (
          <dl>
            {arrived.orderId && (
              <>
                <dt>{say('facts.number')}</dt>
                <dd className="figures">
                  {arrived.orderId} <CopyButton t={t} value={arrived.orderId} label={say('facts.number')} isSmall />
                </dd>
              </>
            )}
            <dt>{paymentName(method, t)}</dt>
            <dd>{placed}</dd>
          </dl>
        )}
        <p className="pass-sum">
          <span className="soft small">{say('facts.amount')}</span>
          <strong className="figures" translate="no">
            {formatUsd(usd, say.locale)}
          </strong>
        </p>
      </div>
    </section>
  );
}
