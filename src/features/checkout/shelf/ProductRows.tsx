import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Product } from '../../../contract/shop.ts';
import { formatUsd } from '../../../core/money.ts';
import { extraDaysValueUsd, originalPriceUsd, pricePerDayUsd } from '../../../core/prices.ts';
import { countdownParts, formatDate, formatDateTime } from '../../../core/time.ts';
import { placesText } from '../../../i18n/places-text.ts';
import { $isStill } from '../../../stores/offer-end.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Problem } from '../../../ui/form/FieldFrame.tsx';
import type { BuyingText } from '../texts.ts';
import { sharesDevices } from './devices.ts';
import goodsCss from './goods.css?inline';
import { productLabel } from './goods.ts';
import type { Period } from './period.ts';
import type { Shop } from './shop.ts';
import { useCountdown } from './use-countdown.ts';
import { type PeriodFacts, usePeriod } from './use-period.ts';
import './rows.css';

adoptStyle(goodsCss);

interface ProductRowsProps {
  t: BuyingText;
  model: PeriodFacts;
  problem: string | undefined;
  onRetry(): void;
}

/** Step 1: the packages of a level, a row each (docs/behaviour/checkout.md#product-fields). */
export function ProductRows({ t, model, problem, onRetry }: ProductRowsProps) {
  const { shop } = model;
  const goods = useStore(shop.$goods);
  const products = useStore(shop.$products);
  const chosen = useStore(shop.$productKey);
  const isGone = useStore(shop.$isGone);
  const period = usePeriod(model);
  if (goods.kind === 'failed') return <LoadFailure t={t} failure={goods.failure} onRetry={onRetry} />;
  if (goods.kind === 'loading') return null;
  if (products.length === 0) {
    return (
      <>
        <p className="notice">{t('product.none')}</p>
        <Problem name="product" text={problem} />
      </>
    );
  }
  return (
    <>
      {isGone && (
        <p className="notice" data-tone="warning" role="status">
          {t('product.gone')}
        </p>
      )}
      <Problem name="product" text={problem} />
      <fieldset className="rows" aria-describedby="product-problem">
        <legend className="visually-hidden">{t('step.product')}</legend>
        {products.map((product) => (
          <label key={product.key} className="pick product">
            <input
              type="radio"
              name="product"
              value={product.key}
              checked={product.key === chosen}
              onChange={() => shop.chooseProduct(product.key)}
            />
            <ProductLines
              t={t}
              shop={shop}
              product={product}
              period={period(product)}
              ownDevices={sharesDevices(products) ? '' : placesText(product, t)}
            />
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** A package's name in the reader's language. */
export function labelOf(product: Product, t: BuyingText): string {
  const label = productLabel(product, t.locale);
  return label.kind === 'name' ? label.name : t('product.days', { count: label.days });
}

interface ProductLinesProps {
  t: BuyingText;
  shop: Shop;
  product: Product;
  /** When the package would run. Undefined while loading, null if unknown. */
  period: Period | null | undefined;
  /** The text about its devices, if packages of the shelf differ in them. */
  ownDevices: string;
}

function ProductLines({ t, shop, product, period, ownDevices }: ProductLinesProps) {
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const original = originalPriceUsd(product);
  const perDay = pricePerDayUsd(product);
  const worth = extraDaysValueUsd(product);
  return (
    <span className="lines">
      <span className="line">
        <span className="name">
          {labelOf(product, t)}
          {product.recommend && <em>{t('product.recommended')}</em>}
        </span>
        <b className="figures">{usd(product.price.usd)}</b>
      </span>
      <span className="line sub">
        <span className="figures">
          {period !== undefined && (
            <>
              {period
                ? t('product.until', { date: formatDate(period.until) })
                : t('product.days', { count: product.days })}
              {worth !== null && (
                <span className="given">
                  {t('product.bonus', { count: product.extraDays })}
                  <span className="more">
                    {'\u00a0· '}
                    {t('product.worth', { value: usd(worth) })}
                  </span>
                </span>
              )}
            </>
          )}
        </span>
        <span className="figures">
          {original !== null && (
            <>
              <s>
                <span className="visually-hidden">{t('product.was')}</span>
                {usd(original)}
              </s>{' '}
              <span className="more">{t('product.save', { percent: product.save })} </span>
            </>
          )}
          {perDay !== null && t('product.perDay', { price: usd(perDay) })}
        </span>
      </span>
      {ownDevices && <span className="sub">{ownDevices}</span>}
      {product.noRefund && product.vipLevel === 1 && <span className="sub">{t('product.noRefund')}</span>}
      {product.lastTime > 0 && <OfferEnd t={t} shop={shop} product={product} />}
    </span>
  );
}

/** The countdown of an offer. Once it has ended, that the price is asked for, or, if no answer came, that it is uncertain. */
function OfferEnd({ t, shop, product }: { t: BuyingText; shop: Shop; product: Product }) {
  const isAsking = useStore(shop.$isAsking);
  const isStill = useStore($isStill);
  const endsAtMs = shop.$loadedAtMs.get() + product.lastTime * 1000;
  const parts = countdownParts(useCountdown(endsAtMs));
  const isOver = parts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer ends once, whatever is rendered meanwhile
  useEffect(() => {
    if (isOver) shop.endOffer(product.key);
  }, [isOver]);
  if (isOver) return <span className="ends">{t(isAsking ? 'product.offerChecked' : 'product.offerOver')}</span>;
  const until = t('product.offerUntil', { date: formatDateTime(endsAtMs / 1000) });
  // What changes each second is no part of the package's name.
  return isStill ? (
    <span className="ends figures">{until}</span>
  ) : (
    <span className="ends figures">
      <span className="visually-hidden">{until}</span>
      <span aria-hidden="true">{t('product.offerEnds', { ...parts })}</span>
    </span>
  );
}
