import { useEffect, useRef, useState } from 'react';
import { useTitle } from '#app/use-title.ts';
import { clampPage, pageCount, pagerItems } from '#core/paging.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronLeft, iconChevronRight } from '#icons/icons.ts';
import { Button } from './Button.tsx';
import './pager.css?adopt';

interface PagerProps {
  t: SharedText<'pager'>;
  /** The number of all rows. */
  rows: number;
  /** The number of rows per page; 5 by default. */
  pageSize?: number;
  /** The current page, from 1. If it no longer exists, the last page is shown. */
  page: number;
  /** The largest number of page numbers shown; 7 by default. */
  numbers?: number;
  /** A name for the list, for screen readers. */
  label?: string;
  onPage(page: number): void;
}

/**
 * Page numbers, with ellipses that jump five pages (docs/behaviour/chrome.md#paging). Renders nothing if there is only
 * one page. After a press, a screen reader hears the page number, and the focus stays here.
 */
export function Pager({ t, rows, pageSize, page: wanted, numbers, label, onPage }: PagerProps) {
  const count = pageCount(rows, pageSize);
  const page = clampPage(wanted, count);
  const here = t('shared.pager.page', { page });
  useTitle(page > 1 ? here : undefined, 1);
  const nav = useRef<HTMLElement>(null);
  const [turned, setTurned] = useState(0);
  // A pressed ellipsis disappears, so the number of the new page gets its focus.
  useEffect(() => {
    if (turned && document.activeElement === document.body)
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [turned]);
  if (count <= 1) return null;
  const turn = (to: number) => () => {
    onPage(to);
    setTurned(to);
  };
  return (
    <nav ref={nav} className="pager" aria-label={label ?? t('shared.pager.label')}>
      <Button aria-label={t('shared.pager.previous')} isOff={page <= 1} onClick={turn(page - 1)}>
        <Icon path={iconChevronLeft} />
      </Button>
      {pagerItems(page, count, numbers).map((item) =>
        item.kind === 'page' ? (
          <button
            key={item.page}
            type="button"
            aria-label={t('shared.pager.page', { page: item.page })}
            aria-current={item.current ? 'page' : undefined}
            onClick={turn(item.page)}
          >
            {item.page}
          </button>
        ) : (
          <button
            key={`jump-${item.to}`}
            type="button"
            aria-label={t('shared.pager.jump', { page: item.to })}
            onClick={turn(item.to)}
          >
            …
          </button>
        ),
      )}
      <Button aria-label={t('shared.pager.next')} isOff={page >= count} onClick={turn(page + 1)}>
        <Icon path={iconChevronRight} />
      </Button>
      <span role="status" className="visually-hidden">
        {turned > 0 && here}
      </span>
    </nav>
  );
}
