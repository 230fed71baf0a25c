interface AmountTableProps {
  /** The headings of the two columns. */
  name: string;
  amount: string;
  rows: readonly { key: string; name: string; amount: string }[];
}

/** A table of names and their amounts. */
export function AmountTable({ name, amount, rows }: AmountTableProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className="table-number">
            {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td className="table-number" translate="no">
              {row.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
