import { formatUsd } from '#domain/money.ts';
import type { AccountText } from './account-texts.ts';

interface PackageLineProps {
  t: AccountText;
  /** Undefined if the package has no name but its length. */
  name: string | undefined;
  /** The length of the package; 0 if the length is not known. */
  days: number;
  usd: number | null;
}

/** A package in one line: its name, its length if that is not the name, and its price. */
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
