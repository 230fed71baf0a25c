import { clampPage, pageCount, pagerItems } from '../../core/paging.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconChevronLeft, iconChevronRight } from '../../icons/icons.ts';
import { adoptStyle } from '../adopt-style.ts';
import css from './pager.css?inline';

adoptStyle(css);

interface PagerProps {
  t: SharedText<'pager'>;
  /** How many rows there are in all. */
  rows: number;
  /** How many rows a page has; 5 by default. */
  pageSize?: number;
  /** The current page, from 1; if it no longer exists, the last page is shown. */
  page: number;
  /** How many numbers are shown at most; 7 by default. */
  numbers?: number;
  /** What is paged, for screen readers. */
  label?: string;
  onPage(page: number): void;
}

/**
 * Page numbers, with ellipses that jump five pages (docs/behaviour/chrome.md#paging). Empty if there is only one page.
 */
export function Pager({ t, rows, pageSize, page: wanted, numbers, label, onPage }: PagerProps) {
  const count = pageCount(rows, pageSize);
  const page = clampPage(wanted, count);
  if (count <= 1) return null;
  return (
    <nav className="pager" aria-label={label ?? t('shared.pager.label')}>
      <button
        type="button"
        aria-label={t('shared.pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon path={iconChevronLeft} />
      </button>
      {pagerItems(page, count, numbers).map((item) =>
        item.kind === 'page' ? (
          <button
            key={item.page}
            type="button"
            aria-label={t('shared.pager.page', { page: item.page })}
            aria-current={item.current ? 'page' : undefined}
            onClick={() => onPage(item.page)}
          >
            {item.page}
          </button>
        ) : (
          <button
            key={`jump-${item.to}`}
            type="button"
            aria-label={t('shared.pager.jump', { page: item.to })}
            onClick={() => onPage(item.to)}
          >
            …
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={t('shared.pager.next')}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        <Icon path={iconChevronRight} />
      </button>
    </nav>
  );
}
