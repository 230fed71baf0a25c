import type { MouseEvent } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import './form.css';

interface RestoredProps {
  t: SharedText<'kept'>;
  /** True if the form starts with stored input. */
  isRestored: boolean;
  onForget(): void;
}

/**
 * A line in a form that starts with earlier input, with a button that removes the input
 * (docs/behaviour/session.md#kept-forms).
 */
export function Restored({ t, isRestored, onForget }: RestoredProps) {
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const place = currentTarget.closest('main');
    onForget();
    focusInstead(() => place?.querySelector('[type=email]'));
  };
  return (
    <p className="restored hint" role="status">
      {isRestored && (
        <>
          {t('shared.kept.restored')}
          <button type="button" className="go" onClick={forget}>
            {t('shared.kept.forget')}
          </button>
        </>
      )}
    </p>
  );
}
