import type { ReactNode } from 'react';
import type { InviteText } from './texts.ts';

interface FiguresProps {
  t: InviteText;
  figures: readonly { label: string; note?: ReactNode; value: number | string }[];
  /** What can be done with the last one. */
  children?: ReactNode;
}

/** The programme's counts and totals, large. */
export function Figures({ t, figures, children }: FiguresProps) {
  return (
    <div className="invite-sum">
      <dl className="invite-figures">
        {figures.map(({ label, note, value }) => (
          <div key={label}>
            <dt>
              {label} {note}
            </dt>
            <dd className="figures">
              {typeof value === 'number' ? new Intl.NumberFormat(t.tag).format(value) : value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
