import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import type { ForgotText } from '../texts.ts';

interface SendCodeProps extends Pick<ComponentProps<typeof Button>, 'className' | 'type' | 'isBusy' | 'onClick'> {
  t: ForgotText;
  /** What it says while it can be pressed. */
  label: string;
  /** How many seconds until it can be. */
  wait: number;
}

/**
 * The button that sends a code, off for a minute after the last one. The seconds are drawn beside its name and are no
 * part of it: a name that changes each second is read anew each second.
 */
export function SendCode({ t, label, wait, isBusy = false, ...attributes }: SendCodeProps) {
  const isWaiting = wait > 0 && !isBusy;
  return (
    <>
      <Button {...attributes} isOff={isWaiting} isBusy={isBusy} aria-describedby={isWaiting ? 'code-wait' : undefined}>
        {isBusy ? t('sending') : label}
        {isWaiting && (
          <span className="figures" aria-hidden="true">
            {'\u00a0· '}
            {t('wait', { seconds: wait })}
          </span>
        )}
      </Button>
      {isWaiting && (
        <span id="code-wait" className="visually-hidden">
          {t('waitReason')}
        </span>
      )}
    </>
  );
}
