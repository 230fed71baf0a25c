import { Fragment, type ReactNode, useRef } from 'react';
import { spaceBetween } from '#core/join-texts.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useStuck } from '#ui/controls/use-stuck.ts';
import type { BuyingText } from '../checkout-texts.ts';
import type { Next } from './checkout.ts';
import './pay-bar.css';

/**
 * What the button does.
 * - `pay`: places the order.
 * - `next`, `wrong`: leads to what is missing or wrong.
 * - `failed`: loads the goods again.
 * - `paused`: leads to the notice that payments are paused.
 * - `busy`, `loading`: nothing, because the buyer has to wait.
 */
type PayStep = 'pay' | 'busy' | 'next' | 'wrong' | 'paused' | 'loading' | 'failed';

interface PayBarProps {
  t: BuyingText;
  step: PayStep;
  /** The button's text. */
  label: string;
  /** The price to pay. Undefined before a package is chosen. */
  price: string | undefined;
  isEstimate: boolean;
  /** The line below the price: the end of the membership, or the amount that Basic days pay for. */
  note: string;
  /** Why the buyer cannot pay yet, shown above everything else. */
  notice: string | undefined;
  isFinal: boolean;
  /** True if the order opens an account. */
  isNew: boolean;
  isHidden: boolean;
}

/**
 * The end of the form: the consent, and one button. The button leads to what is missing, or else pays. On phones and
 * tablets this bar sticks to the bottom of the window and shows the price. On wide screens it is the lower part of the
 * order summary (docs/behaviour/checkout.md#pay-bar).
 */
export function PayBar({ t, step, label, price, isEstimate, note, notice, isFinal, isNew, isHidden }: PayBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStuck(bar, 'end');
  return (
    <div ref={bar} className="pay-bar" data-step={step} data-final={isFinal ? '' : undefined} hidden={isHidden}>
      {notice && (
        <p className="pay-notice" role="alert">
          {notice}
        </p>
      )}
      <p className="pay-what">
        {price ? (
          <b className="figures">
            {isEstimate && <small>{t('pay.about')} </small>}
            <span translate="no">{price}</span>
          </b>
        ) : (
          step !== 'loading' && <b>{t('pay.nothing')}</b>
        )}
        <span className="figures">{note}</span>
      </p>
      <Button type="submit" className="button" isBusy={step === 'busy'} isOff={step === 'paused'}>
        {label}
      </Button>
      <Consent t={t} isFinal={isFinal} isNew={isNew} />
    </div>
  );
}

/** The terms that the buyer accepts by paying, and the data that is sent with an order that opens an account. */
function Consent({ t, isFinal, isNew }: Pick<PayBarProps, 't' | 'isFinal' | 'isNew'>) {
  const policy = href('privacy', { locale: t.locale, hash: 'privacy-the-browser-fingerprint' });
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
      {isNew && spaceBetween(t('consent.text'), t('consent.fingerprint'))}
      {isNew &&
        textWithElements(t('consent.fingerprint'), {
          fingerprint: <a href={policy}>{t('consent.fingerprintLink')}</a>,
        })}
    </p>
  );
}

interface StepFacts {
  next: Next | null;
  /** True if the goods did not load. */
  isFailed: boolean;
  /** True if the next field is filled in wrongly and shows its problem. False if the field is only missing. */
  isWrong: boolean;
  isBusy: boolean;
  isPaused: boolean;
  isEstimate: boolean;
  price: string;
  /** The chosen method's name in the API. */
  method: string;
}

/** The effect of the pay button now, and its text (docs/behaviour/checkout.md#pay-bar). */
export function stepOf(
  { next, isFailed, isWrong, isBusy, isPaused, isEstimate, price, method }: StepFacts,
  t: BuyingText,
): { step: PayStep; label: string } {
  if (isBusy) return { step: 'busy', label: t('pay.busy') };
  if (next === 'loading') return { step: 'loading', label: t('shared.loading') };
  if (isFailed) return { step: 'failed', label: t('shared.failure.retry') };
  if (isPaused) return { step: 'paused', label: t('pay.paused') };
  if (!next) {
    const key = isEstimate ? 'pay.buttonEstimate' : 'pay.button';
    return { step: 'pay', label: t(key, { price, method: paymentNameWithin(method, t) }) };
  }
  if (isWrong && next !== 'product') {
    const field = next === 'method' ? next : fieldOf(next);
    return { step: 'wrong', label: t(`pay.fix.${field}`) };
  }
  return { step: 'next', label: t(`pay.next.${next}`) };
}

/** The field that the button's text names. The repetition of an entry counts as the entry itself. */
function fieldOf(next: Next): 'email' | 'password' {
  return next.startsWith('email') ? 'email' : 'password';
}

/**
 * Puts elements, such as links, in place of a text's `{{placeholders}}`. Each language decides where in the sentence
 * they are.
 */
function textWithElements(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // The group in the pattern makes every second piece the name of a placeholder.
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}
