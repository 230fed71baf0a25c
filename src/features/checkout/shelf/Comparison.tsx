import type { LateText } from '../../../i18n/late-texts.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { BuyingText } from '../texts.ts';
import css from './comparison.css?inline';

adoptStyle(css);

/** The rows, most asked for first. Their texts' keys end in the level's name. */
const ROWS = ['devices', 'router', 'data', 'video', 'speed', 'support', 'refund'] as const;

/** Compares level 1 and level 2 (docs/behaviour/checkout.md#comparison). */
export function Comparison({ t, say }: { t: BuyingText; say: LateText<'compare'> }) {
  return (
    <table className="comparison">
      <caption>{say('note')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('feature')}</span>
          </th>
          <th scope="col">{t('level.1')}</th>
          <th scope="col">{t('level.2')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{say(`name.${row}`)}</th>
            <td>{say(`basic.${row}`)}</td>
            <td>{say(`premium.${row}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
