import type { ReactNode } from 'react';
import { formatUsd } from '../../core/money.ts';
import type { Locale } from '../../routes/locales.ts';
import './payment-style.ts';

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
  /** The way to the order: its text and address. */
  see: string;
  to: string;
  /** Stands before the title. */
  lead?: string | undefined;
  /** What else can be done, beside the way to the order. */
  children?: ReactNode;
}

/** A payment under way in three lines, wherever it is not what the screen is for. */
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
          {once && <p className="payment-once">{once}</p>}
        </div>
        <p className="soft small">
          {label} <span className="figures">{formatUsd(usd, locale)}</span>
        </p>
        <p className="row">
          <a className="button quiet slim" href={to}>
            {see}
          </a>
          {children}
        </p>
      </div>
    </section>
  );
}
