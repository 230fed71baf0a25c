import type { ReactNode, Ref } from 'react';
import { usePage } from '#app/use-page.ts';
import { pageSlice } from '#core/paging.ts';
import '#styles/list.css';
import { Pager } from '#ui/controls/Pager.tsx';
import type { InviteText } from './invite-texts.ts';

interface PagedListProps<Row> {
  t: InviteText;
  /** The content of the list, as the first part of the keys of its texts. */
  name: 'record' | 'rebates' | 'draws';
  /** The name of the page number in the address. A screen with several lists needs one for each. */
  parameter?: string;
  /** The number of page numbers that the pager shows. */
  numbers?: number;
  rows: readonly Row[];
  listRef?: Ref<HTMLUListElement>;
  /** Renders the parts of a row. */
  children(row: Row): ReactNode;
}

/** A list of the invite programmes, with 5 rows a page. */
export function PagedList<Row>({ t, name, parameter, numbers, rows, listRef, children }: PagedListProps<Row>) {
  const [page, setPage] = usePage(parameter);
  const title = t(`${name}.title`);
  return (
    <>
      <ul className="list" ref={listRef} tabIndex={-1} aria-label={title}>
        {pageSlice(rows, page).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id, and two may be equal
          <li key={index} className="item">
            {children(row)}
          </li>
        ))}
      </ul>
      <Pager t={t} rows={rows.length} page={page} numbers={numbers} label={title} onPage={setPage} />
    </>
  );
}
