import { formatUsd } from '#core/money.ts';
import type { AccountText } from './account-texts.ts';

interface PackageLineProps {
  t: AccountText;
  /** Undefined if its length alone names it. */
  name: string | undefined;
  /** 0 if it is not known. */
  days: number;
  usd: number | null;
}

/** A package in one line: its name, its length where that is not its name, and its price. */
export function PackageLine({ t, name, days, usd }: PackageLineProps) {
  const length = days > 0 ? t('orders.daysOf', { count: days }) : undefined;
  return (
    <span className="ln">
      <span>
        <b>{name ?? length}</b>{' '}
        {name && length && length !== name && <span className="soft small figures">{length}</span>}
      </span>
      <span className="price figures" translate="no">
        {usd === null ? '–' : formatUsd(usd, t.locale)}
      </span>
    </span>
  );
}
