import type { ReactNode } from 'react';
import { usePage } from '#app/use-page.ts';
import { pageSlice } from '#core/paging.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import type { InviteText } from './invite-texts.ts';

interface InviteTableProps<Row> {
  /** `two-line` where a row takes two lines if there is little room (`invite.css`). */
  look?: 'table' | 'table two-line';
  /** The headings; those of numbers with their class. */
  heads: readonly (readonly [title: string, look?: 'table-number'])[];
  rows: readonly Row[];
  /** Renders a row's cells. */
  children(row: Row): ReactNode;
}

/** A table of the invite programmes. */
export function InviteTable<Row>({ look = 'table two-line', heads, rows, children }: InviteTableProps<Row>) {
  return (
    <table className={look}>
      <thead>
        <tr>
          {heads.map(([title, look]) => (
            <th key={title} scope="col" className={look}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id, and two may be equal
          <tr key={index}>{children(row)}</tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagedTableProps<Row> extends InviteTableProps<Row> {
  t: InviteText;
  /** What it lists, as the part of its texts' keys. */
  name: 'record' | 'rebates' | 'draws';
  /** The name of the page in the address, where a screen has several tables. */
  parameter?: string;
  /** How many numbers the pager shows. */
  numbers?: number;
}

/** A table, 5 rows a page. */
export function PagedTable<Row>({ t, name, parameter, numbers, rows, ...table }: PagedTableProps<Row>) {
  const [page, setPage] = usePage(parameter);
  if (rows.length === 0) return <p className="soft">{t(`${name}.empty`)}</p>;
  return (
    <div>
      <InviteTable {...table} rows={pageSlice(rows, page)} />
      <Pager t={t} rows={rows.length} page={page} numbers={numbers} label={t(`${name}.title`)} onPage={setPage} />
    </div>
  );
}
