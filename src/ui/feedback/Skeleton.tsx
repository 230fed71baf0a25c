import type { SharedText } from '../../i18n/island-texts.ts';
import './skeleton.css';

interface SkeletonProps {
  /** Left out by a second skeleton of the same wait: only one says that something is on its way. */
  t?: SharedText<'loading'>;
  /** How many bars it has: what is typical, so that it is about as high as what comes. */
  lines?: number;
  /** Does each bar stand for an entry of a list, and take the room of one? */
  isList?: true;
}

/** Shown in place of data that is being fetched: its shape in bars, and a text for screen readers (docs/behaviour/chrome.md#waiting). */
export function Skeleton({ t, lines = 4, isList }: SkeletonProps) {
  return (
    <div className="skeleton" role={t && 'status'} data-rows={isList}>
      {t && <span className="visually-hidden">{t('shared.loading')}</span>}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key, and never change places
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
