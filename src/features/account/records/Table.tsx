import type { ReactNode, Ref } from 'react';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { formatDate } from '#core/time.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconDownload } from '#icons/icons.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import type { AccountText } from '../account-texts.ts';
import { type Files, save } from '../exports/save.ts';

/** The properties that both tables need from the view. */
export interface Paged {
  t: AccountText;
  page: number;
  nowSeconds: number;
  onPage(page: number): void;
}

interface TableProps<Row> extends Paged {
  /** The kind of rows. This word begins the file's name, before the date. It also begins the keys of the texts. */
  name: 'devices' | 'orders';
  rows: readonly Row[];
  /** The number of rows, in words. */
  count: string;
  countRef?: Ref<HTMLParagraphElement>;
  /** Makes the text of the file. The file contains all rows, not only those of the shown page. */
  makeCsv(files: Files): string;
  note?: string;
  /** Shown below the last row. */
  next?: ReactNode;
  /** Renders a row. */
  children(row: Row): ReactNode;
}

/**
 * Devices or orders, 5 on a page, each in a row. Above the rows are their number and a button that saves a CSV file.
 */
export function Table<Row extends { id: string | number }>({
  t,
  name,
  rows,
  page,
  nowSeconds,
  ...own
}: TableProps<Row>) {
  const shown = pageSlice(rows, page);
  const keys = rowKeys(shown.map(({ id }) => id));
  const saveCsv = () =>
    save(
      t,
      (files) => [`${name}-${formatDate(nowSeconds)}.csv`, 'text/csv;charset=utf-8', own.makeCsv(files)],
      t('exported'),
    );
  return (
    <>
      <div className="account-bar">
        <p ref={own.countRef} tabIndex={-1} className="account-count figures">
          {own.count}
        </p>
        <button type="button" className="tool" onClick={() => void saveCsv()}>
          <Icon path={iconDownload} />
          {t('export')}
        </button>
      </div>
      <ul className="list">
        {shown.map((row, place) => (
          <li key={keys[place]}>{own.children(row)}</li>
        ))}
      </ul>
      {own.next}
      <Pager t={t} rows={rows.length} page={page} label={t(`${name}.pages`)} onPage={own.onPage} />
      {own.note && <p className="small soft account-note">{own.note}</p>}
    </>
  );
}
