import type { SharedText } from '../i18n/island-texts.ts';

/** Loads the page anew. */
export function ReloadButton({ t }: { t: SharedText<'failure'> }) {
  return (
    <button type="button" className="button slim" onClick={() => location.reload()}>
      {t('shared.failure.reload')}
    </button>
  );
}
