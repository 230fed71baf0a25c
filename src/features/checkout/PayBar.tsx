import { formatUsd } from '../../core/money.ts';
import type { BuyingText } from './texts.ts';
import './pay-bar.css';

interface PayBarProps {
  t: BuyingText;
  /** The chosen package's name; undefined before one is chosen. */
  label: string | undefined;
  /** Said in its place: why nothing can be paid for yet. */
  notice?: string | undefined;
  totalUsd: number;
  isEstimate?: boolean;
  isBusy: boolean;
  isOff: boolean;
}

/** Product, total and the button, which says what it does; sticks to the bottom of a phone (docs/behaviour/checkout.md#pay-bar). */
export function PayBar({ t, label, notice, totalUsd, isEstimate = false, isBusy, isOff }: PayBarProps) {
  const price = formatUsd(totalUsd, t.locale);
  return (
    <div className="pay-bar">
      <p className="pay-what">
        {notice ? <span role="alert">{notice}</span> : (label ?? t('pay.nothing'))}
        {label && (
          <b className="figures">
            {isEstimate && <small>{t('pay.about')} </small>}
            {price}
          </b>
        )}
      </p>
      <button type="submit" className="button" disabled={isBusy || isOff}>
        {isBusy
          ? t('pay.busy')
          : label
            ? t(isEstimate ? 'pay.buttonEstimate' : 'pay.button', { price })
            : t('pay.buttonEmpty')}
      </button>
    </div>
  );
}
