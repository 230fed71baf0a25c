import type { SharedText } from '#i18n/island-texts.ts';
import './skeleton.css';

interface SkeletonProps {
  /** The text function. Leave it out for a second skeleton of the same wait, so that screen readers announce only one. */
  t?: SharedText<'loading'>;
  /** The number of bars. Use a typical number, so that the skeleton is about as high as the content. */
  lines?: number;
  /** True if each bar represents an entry of a list and has its height. */
  isList?: true;
}

/**
 * Shown while data is fetched. It has bars in the shape of the data, and a text for screen readers
 * (docs/behaviour/chrome.md#waiting).
 */
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
