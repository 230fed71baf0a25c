import type { SharedKey } from '../../i18n/namespaces.ts';
import './skeleton.css';
import { useText } from '../island/TextProvider.tsx';

/** Stands where data will be while it is fetched: a bar for each line to come, and a word for screen readers. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const t = useText<SharedKey>();
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
