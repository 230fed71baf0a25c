import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Product } from '#contract/shop.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { formatDate } from '#core/time.ts';
import { formatLocal, formatUsd, pricePerDayUsd } from '#domain/money.ts';
import { EXCHANGE } from '#i18n/exchange.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { $session } from '#session/session.ts';
import type { BuyingText } from '../checkout-texts.ts';
import { labelOf } from '../product-list/ProductRows.tsx';
import type { Period } from '../product-list/period.ts';
import { extraDaysValueUsd, originalPriceUsd } from '../product-list/prices.ts';
import { isNotRefundable, levelOf } from '../product-list/product-rules.ts';
import { type PeriodFacts, usePeriod } from '../product-list/use-period.ts';
import { PeriodPicture } from './PeriodPicture.tsx';
import './summary-lines.css?adopt';

/** What the buyer's Basic days pay for: the number of days, and the amount in US dollars. */
export interface Credit {
  days: number;
  usd: number;
}

/** What the order summary needs. */
export interface SummaryProps {
  t: BuyingText;
  /** The chosen package, and the amount to pay in US dollars. */
  model: PeriodFacts & { $totalUsd: ReadableAtom<number> };
  /** True if the total is an estimate. */
  isEstimate: boolean;
  /** What Basic days pay for. Undefined unless the buyer agreed to the upgrade. */
  credit: Credit | undefined;
}

type SummaryText = LateText<'orderSummary'>;

/** The content of the order summary, from the picture to the refund. Without a package it says why there is none. */
export function SummaryLines({ t, say, model, isEstimate, credit }: SummaryProps & { say: SummaryText }) {
  const goods = useStore(model.shop.$goods);
  const product = useStore(model.shop.$product);
  const totalUsd = useStore(model.$totalUsd);
  const period = usePeriod(model);
  // Show the account, because another tab may have signed in somebody else since the package was chosen.
  const account = useStore($session)?.userInfo?.account;
  const without = goods.kind === 'failed' ? 'over' : 'none';
  const state = product ? undefined : without;
  const worth = product && extraDaysValueUsd(product);
  const rate = EXCHANGE[t.locale];
  return (
    <>
      <PeriodPicture product={product} state={state} />
      <div className="horizon summary-body" data-state={state}>
        {product ? (
          <Facts t={t} say={say} product={product} period={period(product)} credit={credit} />
        ) : (
          <>
            <b>{state === 'over' ? say('failed') : t('pay.nothing')}</b>
            {state === 'over' && <p>{say('failedText')}</p>}
          </>
        )}
      </div>
      <p className="summary-total tear">
        {product && say(isEstimate ? 'totalAbout' : 'total')}
        {product && (
          <b className="figures" translate="no">
            {formatUsd(totalUsd, t.locale)}
          </b>
        )}
        {worth && <small>{say('worth', { value: formatUsd(worth, t.locale) })}</small>}
        {product && rate && totalUsd > 0 && (
          <span className="summary-local">{say('local', { amount: formatLocal(totalUsd, rate, t.locale) })}</span>
        )}
      </p>
      {product && isNotRefundable(product) && (
        <p className="summary-final">
          <Icon path={iconWarning} />
          {t('level.final')}
        </p>
      )}
      <p className="summary-terms">
        {product && <Terms t={t} say={say} product={product} period={period(product)} />}
        {isEstimate && <span className="summary-line">{say('estimate')}</span>}
        {product && account && <span className="summary-line">{say('for', { account })}</span>}
      </p>
    </>
  );
}

interface FactsProps {
  t: BuyingText;
  say: SummaryText;
  product: Product;
  period: Period | null | undefined;
  credit: Credit | undefined;
}

/** Always three lines, so that nothing below them moves when the package changes. */
function Facts({ t, say, product, period, credit }: FactsProps) {
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const name = labelOf(product, t);
  const level = t(`level.${levelOf(product)}`);
  const length = t('product.days', { count: product.days });
  const bonus = product.extraDays > 0 && t('product.bonus', { count: product.extraDays });
  const original = originalPriceUsd(product);
  const perDay = pricePerDayUsd(product);
  return (
    <>
      <p>
        <b>{name}</b>
        {/* A name that includes the level needs no level beside it. */}
        <span>{name.includes(level) ? '' : level}</span>
      </p>
      <p className="figures">
        <b>{period ? say('until', { date: formatDate(period.until) }) : length}</b>
        <span>
          {period && (bonus || length !== name) && <span>{length}</span>} {bonus && <em>{bonus}</em>}
        </span>
      </p>
      {credit ? (
        <p className="figures">
          <span>{say('credit', { count: credit.days })}</span>
          <em>−{usd(credit.usd)}</em>
        </p>
      ) : (
        <p className="figures">
          <span>{perDay !== null && t('product.perDay', { price: usd(perDay) })}</span>
          {original !== null && (
            <span>
              <s>
                <span className="visually-hidden">{t('product.was')}</span>
                {usd(original)}
              </s>{' '}
              {t('product.save', { percent: product.save })}
            </span>
          )}
        </p>
      )}
    </>
  );
}

interface TermsProps {
  t: BuyingText;
  say: SummaryText;
  product: Product;
  period: Period | null | undefined;
}

/** The terms of the package: the day on which it begins, if that is later than now, and the refund. */
function Terms({ t, say, product, period }: TermsProps) {
  const isFinal = isNotRefundable(product);
  // Without the second sentence (`fromRefund`) a buyer would expect the refund period to begin later as well.
  const begins = period?.isLater
    ? [say('from', { date: formatDate(period.from) }), ...(isFinal ? [] : [say('fromRefund')])]
    : [];
  const said = isFinal ? begins : [...begins, say('guarantee')];
  const before = said.reduce((all, next) => all + spaceBetween(all, next) + next, '');
  return (
    <>
      {before}
      {!isFinal && spaceBetween(before, say('refund'))}
      {!isFinal && <a href={href('terms', { locale: t.locale, hash: 'refund' })}>{say('refund')}</a>}
    </>
  );
}
