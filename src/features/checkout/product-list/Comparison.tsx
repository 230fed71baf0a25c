import { useStore } from '@nanostores/react';
import { formatUsd } from '#domain/money.ts';
import { markOf, withoutMark } from '#i18n/examples.ts';
import type { LateText } from '#i18n/namespaces.ts';
import type { BuyingText } from '../checkout-texts.ts';
import './comparison.css?adopt';
import { shortNameOf } from './ProductRows.tsx';
import { levelOf } from './product-rules.ts';
import type { Shop } from './shop.ts';

/** The features in the table's rows. Buyers ask most often about the first ones. */
const ROWS = ['devices', 'data', 'video', 'speed', 'support', 'refund'] as const;

/** The levels whose features differ. They are the table's columns. */
const COMPARED = [1, 2] as const;

/** True for a package of about a year. The table's head shows the prices of such packages. */
const isYear = ({ days }: { days: number }): boolean => days >= 360 && days <= 366;

interface ComparisonProps {
  t: BuyingText;
  say: LateText<'compare'>;
  shop: Shop;
}

/** Compares level 1 and level 2, and highlights the level that is shown (docs/behaviour/checkout.md#comparison). */
export function Comparison({ t, say, shop }: ComparisonProps) {
  const goods = useStore(shop.$goods);
  const shown = useStore(shop.$level);
  const years = goods.kind === 'ready' ? goods.value.goods.filter(isYear) : [];
  const mark = (level: 1 | 2) => (level === shown ? '' : undefined);
  const textOf = (level: 1 | 2, row: (typeof ROWS)[number]) =>
    level === 1 ? say(`basic.${row}`) : say(`premium.${row}`);
  const hasExamples = ROWS.some((row) => COMPARED.some((level) => markOf(textOf(level, row))));
  return (
    <>
      <table className="comparison">
        <caption>{say('note')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('feature')}</span>
            </th>
            {COMPARED.map((level) => {
              const year = years.find((product) => levelOf(product) === level);
              return (
                <th key={level} scope="col" data-shown={mark(level)}>
                  <b>{t(`level.${level}`)}</b>
                  {year && (
                    <small>
                      {` ${shortNameOf(year, t)} `}
                      <span className="figures" translate="no">
                        {formatUsd(year.price.usd, t.locale)}
                      </span>
                    </small>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{say(`name.${row}`)}</th>
              {COMPARED.map((level) => (
                <td key={level} data-shown={mark(level)}>
                  <Answer text={textOf(level, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasExamples && <p className="small soft">{say('example')}</p>}
    </>
  );
}

/**
 * Shows the first line of a text as the answer, and the second line in small type. Shows a dash where the operator's
 * text is empty.
 */
function Answer({ text }: { text: string }) {
  const [answer, note] = withoutMark(text).split('\n');
  return (
    <>
      <b>{answer || '–'}</b>
      {note && <small> {note}</small>}
    </>
  );
}
