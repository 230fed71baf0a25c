import type { SharedText } from '#i18n/island-texts.ts';

/** A button that reloads the page. */
export function ReloadButton({ t }: { t: SharedText<'failure'> }) {
  return (
    <button type="button" className="button slim" onClick={() => location.reload()}>
      {t('shared.failure.reload')}
    </button>
  );
}
