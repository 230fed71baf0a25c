import type { SharedText } from '../../i18n/island-texts.ts';
import './skeleton.css';

/** Stands where data will be while it is fetched: a bar for each line to come, and a word for screen readers. */
export function Skeleton({ t, lines = 4 }: { t: SharedText<'loading'>; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('shared.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing else, and never change places
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
