import type { ReactNode } from 'react';
import { usePage } from '#app/use-page.ts';
import { pageSlice } from '#core/paging.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import type { InviteText } from './invite-texts.ts';

/** A column, and how its cells are drawn. */
interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** Where it stands while a row takes two lines (`invite.css`). */
  place?: 'two-main' | 'two-side' | 'two-mark' | 'two-top' | 'two-end';
  /** Does it name the row? */
  isName?: true;
  /** Does it stand at the end, as numbers do? */
  isAtEnd?: true;
  /** Is it an amount, which no translator may change? */
  isAmount?: true;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of the invite programmes. */
export function InviteTable<Row>({ columns, rows }: TableProps<Row>) {
  const isTwoLine = columns.some(({ place }) => place);
  return (
    <table className={isTwoLine ? 'table two-line' : 'table'}>
      <thead>
        <tr>
          {columns.map(({ title, isAtEnd }) => (
            <th key={title} scope="col" className={isAtEnd && 'table-number'}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id, and two may be equal
          <tr key={index}>
            {columns.map(({ title, cell, place, isName, isAtEnd, isAmount }) => {
              const Cell = isName ? 'th' : 'td';
              return (
                <Cell
                  key={title}
                  scope={isName && 'row'}
                  className={[place, isAtEnd && 'table-number'].filter(Boolean).join(' ') || undefined}
                  translate={isAmount && 'no'}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagedTableProps<Row> extends TableProps<Row> {
  t: InviteText;
  label: string;
  /** Said in place of an empty table. */
  empty: string;
  /** The name of the page in the address, where a screen has several tables. */
  parameter?: string;
  /** How many numbers the pager shows. */
  numbers?: number;
}

/** A table, 5 rows a page. */
export function PagedTable<Row>({ t, columns, rows, label, empty, parameter, numbers }: PagedTableProps<Row>) {
  const [page, setPage] = usePage(parameter);
  if (rows.length === 0) return <p className="soft">{empty}</p>;
  return (
    <div>
      <InviteTable columns={columns} rows={pageSlice(rows, page)} />
      <Pager t={t} rows={rows.length} page={page} numbers={numbers} label={label} onPage={setPage} />
    </div>
  );
}
