interface AmountTableProps {
  /** The headings: what a row is, and what it amounts to. */
  name: string;
  amount: string;
  rows: readonly { key: string; name: string; amount: string }[];
}

/** A table of two columns: what, and how much. */
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
            <td className="table-number">{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
