import type { SharedText } from '../../i18n/island-texts.ts';
import './skeleton.css';

/** Shown in place of data that is being fetched: a bar for each expected line, and a text for screen readers. */
export function Skeleton({ t, lines = 4 }: { t: SharedText<'loading'>; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('shared.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key, and never change places
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
