import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/shop.ts';
import { fillInAny, spaceBetween } from '../../../core/join-texts.ts';
import { formatUsd } from '../../../core/money.ts';
import { formatDate } from '../../../core/time.ts';
import type { LateText } from '../../../i18n/late-texts.ts';
import { href } from '../../../routes/href.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { isNotRefundable, levelOf } from '../shelf/goods.ts';
import { labelOf } from '../shelf/ProductRows.tsx';
import type { Period } from '../shelf/period.ts';
import { extraDaysValueUsd, originalPriceUsd } from '../shelf/prices.ts';
import { type PeriodFacts, usePeriod } from '../shelf/use-period.ts';
import type { BuyingText } from '../texts.ts';
import css from './slip-lines.css?inline';

adoptStyle(css);

/** What Basic days take off the price: how many, and how much. */
export interface Credit {
  days: number;
  usd: number;
}

/** What the slip shows about an order. */
export interface SlipProps {
  t: BuyingText;
  /** What is chosen, and the amount to pay in US dollars. */
  model: PeriodFacts & { $totalUsd: ReadableAtom<number> };
  /** True if the total is an estimate. */
  isEstimate: boolean;
  /** What Basic days pay for, if the buyer agreed to the upgrade. */
  credit: Credit | undefined;
}

/** The slip's lines, from the package's name to the refund. */
export function SlipLines({ t, say, model, isEstimate, credit }: SlipProps & { say: LateText<'slip'> }) {
  const product = useStore(model.shop.$product);
  const totalUsd = useStore(model.$totalUsd);
  const nowSeconds = useStore(model.shop.$serverSeconds);
  const period = usePeriod(model);
  if (!product) return <p className="soft">{t('pay.nothing')}</p>;
  const level = levelOf(product);
  const covered = say('guarantee');
  return (
    <>
      <p className="slip-head">
        <b>{labelOf(product, t)}</b>
        <span>{t(`level.${level}`)}</span>
      </p>
      <i className="time-line" data-given={product.extraDays > 0 ? '' : undefined} />
      <Sums t={t} say={say} product={product} period={period(product)} today={formatDate(nowSeconds)} credit={credit} />
      <p className="slip-total">
        {say(isEstimate ? 'totalAbout' : 'total')}
        <b className="figures">{formatUsd(totalUsd, t.locale)}</b>
      </p>
      <p className="fine">
        {isNotRefundable(product) ? (
          product.vipLevel === 2 && say('data')
        ) : (
          <>
            {covered}
            {spaceBetween(covered, say('refund'))}
            <a href={href('terms', { locale: t.locale, hash: 'refund' })}>{say('refund')}</a>
          </>
        )}
        {isEstimate && <span className="slip-estimate">{say('estimate')}</span>}
      </p>
    </>
  );
}

interface SumsProps {
  t: BuyingText;
  say: LateText<'slip'>;
  product: Product;
  period: Period | null | undefined;
  today: string;
  credit: Credit | undefined;
}

function Sums({ t, say, product, period, today, credit }: SumsProps) {
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const worth = extraDaysValueUsd(product);
  const original = originalPriceUsd(product);
  const count = product.days;
  return (
    <dl className="slip-lines figures">
      {period && (
        <Line name={say('valid')}>
          <b>
            {fillInAny(say('span'), {
              from: formatDate(period.from) === today ? say('today') : formatDate(period.from),
              until: formatDate(period.until),
            })}
          </b>
        </Line>
      )}
      <Line name={worth === null ? say('paid', { count }) : say('paidAndBonus', { count, bonus: product.extraDays })}>
        {worth !== null && <b className="given">{say('worth', { value: usd(worth) })}</b>}
      </Line>
      {original !== null && (
        <Line name={say('before', { percent: product.save })}>
          <s>{usd(original)}</s>
        </Line>
      )}
      {credit && <Line name={say('credit', { count: credit.days })}>−{usd(credit.usd)}</Line>}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
