import { useRef } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useStuck } from '#ui/controls/use-stuck.ts';
import { iconArrowDown } from '../icons.ts';
import { textWithElements } from '../text-with-elements.tsx';
import type { BuyingText } from '../texts.ts';
import type { PayStep } from './next-step.ts';
import './pay-bar.css';

interface PayBarProps {
  t: BuyingText;
  step: PayStep;
  /** The button's text. */
  label: string;
  /** The chosen package's name and price; undefined before one is chosen. */
  name: string | undefined;
  price: string;
  isEstimate: boolean;
  /** The line below name and price: how long the membership lasts, or what the buyer should know first. */
  note: string;
  /** Shown instead of name and price: why the buyer can't pay yet. */
  notice: string | undefined;
  isFinal: boolean;
  isHidden: boolean;
}

/**
 * The end of the order: consent, and one button, which leads to what is missing or else pays. On a phone it sticks to
 * the bottom, with product and price. On wide screens it is the foot of the slip beside the steps
 * (docs/behaviour/checkout.md#pay-bar).
 */
export function PayBar({ t, step, label, name, price, isEstimate, note, notice, isFinal, isHidden }: PayBarProps) {
  const isLast = step === 'pay' || step === 'busy';
  const bar = useRef<HTMLDivElement>(null);
  useStuck(bar, 'end');
  return (
    <div ref={bar} className="pay-bar" data-step={step} data-final={isFinal ? '' : undefined} hidden={isHidden}>
      <p className="pay-what">
        {notice ? (
          <span role="alert">{notice}</span>
        ) : (
          <>
            <span className="pay-price">
              {name ? (
                <>
                  <b className="figures">
                    {isEstimate && <small>{t('pay.about')} </small>}
                    <span translate="no">{price}</span>
                  </b>
                  <span>{name}</span>
                </>
              ) : (
                step !== 'loading' && t('pay.nothing')
              )}
            </span>
            <span className="figures">{note}</span>
          </>
        )}
      </p>
      <Consent t={t} isFinal={isFinal} />
      <Button
        type="submit"
        className={isLast ? 'button' : 'button quiet'}
        isBusy={step === 'busy'}
        isOff={step === 'paused'}
      >
        {label}
        {(step === 'next' || step === 'wrong') && <Icon path={iconArrowDown} />}
      </Button>
    </div>
  );
}

/** What the buyer accepts by paying, above the button. */
function Consent({ t, isFinal }: { t: BuyingText; isFinal: boolean }) {
  return (
    <p className="pay-consent">
      {isFinal && (
        <b className="pay-final">
          <Icon path={iconWarning} />
          {t('level.final')}
        </b>
      )}
      {textWithElements(t('consent.text'), {
        terms: <a href={href('terms', { locale: t.locale })}>{t('consent.terms')}</a>,
        refund: <a href={href('terms', { locale: t.locale, hash: 'refund' })}>{t('consent.refund')}</a>,
        privacy: <a href={href('privacy', { locale: t.locale })}>{t('consent.privacy')}</a>,
      })}
    </p>
  );
}
