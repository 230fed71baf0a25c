import type { ReactNode } from 'react';
import { formatUsd } from '#core/money.ts';
import type { Locale } from '#routes/locales.ts';
import './payment.css?adopt';

interface PaymentCardProps {
  /** The region's name, for screen readers. */
  name: string;
  /** How far the payment is; it decides how high the sun stands. */
  phase: string;
  title: string;
  /** That nobody should pay again, while the payment is open. */
  once?: string | undefined;
  /** What was ordered, and its price in US dollars. */
  label: string;
  usd: number;
  locale: Locale;
  /** The way to the order: its text and address. On phones the whole card leads there. */
  see: string;
  to: string;
  /** Stands before the title. */
  lead?: string | undefined;
  /** What else can be done, beside the way to the order. */
  children?: ReactNode;
}

/** A payment under way in two lines, wherever it is not what the screen is for. */
export function PaymentCard({
  name,
  phase,
  title,
  once,
  label,
  usd,
  locale,
  see,
  to,
  lead,
  children,
}: PaymentCardProps) {
  return (
    <section className="payment-card" data-phase={phase} aria-label={name}>
      <i className="payment-sun" />
      <div className="payment-about">
        <div role="status">
          {lead && <p>{lead}</p>}
          <p className="payment-title">{title}</p>
          <p className="soft">
            {label}{' '}
            <span className="figures" translate="no">
              {formatUsd(usd, locale)}
            </span>
            {once && (
              <>
                {'\u00a0· '}
                <span className="payment-once">{once}</span>
              </>
            )}
          </p>
        </div>
        <p className="payment-ways">
          <a className="lone" href={to}>
            {see}
          </a>
          {children}
        </p>
      </div>
    </section>
  );
}
