import type { SharedText } from '#i18n/island-texts.ts';
import './skeleton.css';

interface SkeletonProps {
  /** Left out by a second skeleton for the same wait, so that screen readers announce only one. */
  t?: SharedText<'loading'>;
  /** How many bars it has: a typical number, so that it is about as high as the content. */
  lines?: number;
  /** Does each bar stand for a list entry, and take its height? */
  isList?: true;
}

/** Shown while data is fetched: bars in its shape, and a text for screen readers (docs/behaviour/chrome.md#waiting). */
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
