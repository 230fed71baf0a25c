import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { useSecond } from '#app/use-second.ts';
import type { Product } from '#contract/shop.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { formatDate, formatDateTime } from '#core/time.ts';
import { formatUsd, pricePerDayUsd } from '#domain/money.ts';
import { productName } from '#domain/product-name.ts';
import { placesText } from '#i18n/places-text.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { steadyMs, toDeviceMs } from '#stores/second.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import { Problem } from '#ui/form/FieldFrame.tsx';
import type { BuyingText } from '../checkout-texts.ts';
import { sharesDevices } from './devices.ts';
import { levelOf } from './product-rules.ts';
import '#styles/list.css?adopt';
import '#styles/tag.css?adopt';
import './box.css?adopt';
import './product-list.css?adopt';
import type { Period } from './period.ts';
import { originalPriceUsd } from './prices.ts';
import type { Shop } from './shop.ts';
import { type PeriodFacts, usePeriod } from './use-period.ts';
import '#styles/notice.css';
import './rows.css';

interface ProductRowsProps {
  t: BuyingText;
  model: PeriodFacts;
  problem: string | undefined;
}

/** Step 1: the packages of a level, one in each row (docs/behaviour/checkout.md#product-fields). */
export function ProductRows({ t, model, problem }: ProductRowsProps) {
  const { shop } = model;
  const goods = useStore(shop.$goods);
  const products = useStore(shop.$products);
  const chosen = useStore(shop.$productKey);
  const isGone = useStore(shop.$isGone);
  const period = usePeriod(model);
  if (goods.kind === 'failed') {
    // The pay button loads the goods again, so this notice needs no button of its own.
    return (
      <div className="notice" data-tone="warning" role="alert">
        <Icon path={iconWarning} />
        <div className="stack">
          <FailureText t={t} failure={goods.failure} />
        </div>
      </div>
    );
  }
  if (goods.kind === 'loading') return null;
  if (products.length === 0) {
    return (
      <>
        <div className="notice">
          <p>
            {t('product.none')}
            {spaceBetween(t('product.none'), t('product.ask'))}
            <a href={href('contact', { locale: t.locale })}>{t('product.ask')}</a>
          </p>
        </div>
        <Problem name="product" text={problem} />
      </>
    );
  }
  return (
    <>
      <div className="heard" role="status">
        {isGone && (
          <p className="notice" data-tone="warning">
            {t('product.gone')}
          </p>
        )}
      </div>
      <Problem name="product" text={problem} />
      <fieldset className="list box" aria-describedby="product-problem">
        <legend className="visually-hidden">{t('step.product')}</legend>
        {products.map((product) => (
          <label key={product.key} className="item pick product">
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
  return productName(product, t.locale) ?? t('product.days', { count: product.days });
}

/**
 * A package's name without the level at its beginning. It is used where the level is shown above the packages.
 *
 * @example shortNameOf(yearOfPremium, t) // 'Premium, one year' → 'One year'
 */
export function shortNameOf(product: Product, t: BuyingText): string {
  const label = labelOf(product, t);
  const level = t(`level.${levelOf(product)}`);
  const rest = label.startsWith(level) ? label.slice(level.length).replace(/^[\s,，·:：]+/, '') : '';
  return rest ? rest.charAt(0).toLocaleUpperCase(t.tag) + rest.slice(1) : label;
}

interface ProductLinesProps {
  t: BuyingText;
  shop: Shop;
  product: Product;
  /** When the package would run. Undefined while loading, null if unknown. */
  period: Period | null | undefined;
  /** The text about the package's devices. Empty if all packages of the list have the same devices. */
  ownDevices: string;
}

function ProductLines({ t, shop, product, period, ownDevices }: ProductLinesProps) {
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const perDay = pricePerDayUsd(product);
  const label = shortNameOf(product, t);
  const length = t('product.days', { count: product.days });
  const hasLength = product.days > 0 && length !== label;
  const pick = product.recommend && <span className="tag product-pick">{t('product.recommended')}</span>;
  // Show one badge at most. The end of an offer is more important than the recommendation.
  const badge = product.lastTime > 0 ? <OfferEnd t={t} shop={shop} product={product} /> : pick;
  return (
    <span className="body product-lines">
      <span className="product-name">
        <b>{label}</b>
        {badge}
      </span>
      <b className="price figures" translate="no">
        {usd(product.price.usd)}
      </b>
      <span className="ln second">
        <span className="product-until">
          {hasLength && <span className="figures product-length">{length}</span>}
          <Until t={t} period={period} />
          {product.extraDays > 0 && <em className="figures">{t('product.bonus', { count: product.extraDays })}</em>}
        </span>
        <span className="product-day">
          {originalPriceUsd(product) !== null && <span>{t('product.save', { percent: product.save })}</span>}
          {perDay !== null && <b className="figures">{t('product.perDay', { price: usd(perDay) })}</b>}
        </span>
      </span>
      {ownDevices && <span className="second">{ownDevices}</span>}
      {product.noRefund && product.vipLevel === 1 && <span className="second">{t('product.noRefund')}</span>}
    </span>
  );
}

/**
 * The day until which the package would run. Its space is reserved before the day is known, because the bonus follows
 * in the same line.
 */
function Until({ t, period }: Pick<ProductLinesProps, 't' | 'period'>) {
  if (period === undefined) {
    return (
      <span className="figures product-unknown" aria-hidden="true">
        {t('product.until', { date: formatDate(1e9) })}
      </span>
    );
  }
  return <span className="figures">{period && t('product.until', { date: formatDate(period.until) })}</span>;
}

/**
 * The time of day or the date at which an offer ends. The banner above the page shows the countdown. After the end this
 * tag says that the price is asked for again. If no answer came, it says that the price is uncertain.
 */
function OfferEnd({ t, shop, product }: { t: BuyingText; shop: Shop; product: Product }) {
  const isAsking = useStore(shop.$isAsking);
  const endsAtMs = shop.$loadedAtMs.get() + product.lastTime * 1000;
  const nowMs = useSecond();
  const isOver = nowMs !== undefined && steadyMs() >= endsAtMs;
  const end = useEffectEvent(() => shop.endOffer(product.key));
  // The effect event keeps the effect from running again, so that an offer ends once.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (isOver) return <em className="tag">{t(isAsking ? 'product.offerChecked' : 'product.offerOver')}</em>;
  const shownSeconds = toDeviceMs(endsAtMs) / 1000;
  const moment = formatDateTime(shownSeconds).slice(0, 16);
  const isToday = formatDate(shownSeconds) === formatDate((nowMs ?? 0) / 1000);
  return (
    <em className="tag" data-tone="warning">
      {isToday
        ? t('product.offerToday', { time: moment.slice(11) })
        : t('product.offerUntil', { date: moment.slice(5) })}
    </em>
  );
}
