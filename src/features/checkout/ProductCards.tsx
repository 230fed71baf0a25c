import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Product } from '../../contract/shop.ts';
import { formatUsd } from '../../core/money.ts';
import { extraDaysValueUsd, originalPriceUsd, pricePerDayUsd } from '../../core/prices.ts';
import { countdownParts } from '../../core/time.ts';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { devicesOf } from './devices.ts';
import { countdownSecondsOf, productLabel } from './goods.ts';
import { ShelfActivity } from './ShelfActivity.tsx';
import type { BuyingText } from './texts.ts';
import { useCountdown } from './use-countdown.ts';
import './cards.css';
import type { Shop } from './shop.ts';

/** Step 1: the packages of a level as radio cards, with every field (docs/behaviour/checkout.md#product-fields). */
export function ProductCards({ t, shop, onRetry }: { t: BuyingText; shop: Shop; onRetry(): void }) {
  const goods = useStore(shop.$goods);
  const products = useStore(shop.$products);
  const chosen = useStore(shop.$productKey);
  const loadedAtMs = useStore(shop.$loadedAtMs);
  const isGone = useStore(shop.$isGone);
  if (goods.kind === 'failed') return <LoadFailure t={t} failure={goods.failure} onRetry={onRetry} />;
  if (goods.kind === 'loading') return <CardSkeletons t={t} shop={shop} />;
  if (products.length === 0) return <p className="notice">{t('product.none')}</p>;
  const gone = isGone && (
    <p className="notice" data-tone="warning" role="status">
      {t('product.gone')}
    </p>
  );
  return (
    <>
      <ShelfActivity t={t} activity={goods.value.activity} />
      {gone}
      <div className="cards">
        {products.map((product) => (
          <label key={product.key} className="choice-card product">
            <input
              type="radio"
              name="product"
              value={product.key}
              checked={product.key === chosen}
              onChange={() => shop.chooseProduct(product.key)}
            />
            <ProductBody t={t} product={product} loadedAtMs={loadedAtMs} onOfferEnd={shop.endOffer} />
          </label>
        ))}
      </div>
    </>
  );
}

/** A package's name as the reader sees it. */
export function labelOf(product: Product, t: BuyingText): string {
  const label = productLabel(product, t.locale);
  return label.kind === 'name' ? label.name : t('product.days', { count: label.days });
}

interface ProductBodyProps {
  t: BuyingText;
  product: Product;
  loadedAtMs: number;
  /** Called with the package's key when its offer runs out while it is shown. */
  onOfferEnd(key: Product['key']): void;
}

function ProductBody({ t, product, loadedAtMs, onOfferEnd }: ProductBodyProps) {
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const original = originalPriceUsd(product);
  const perDay = pricePerDayUsd(product);
  const extraValue = extraDaysValueUsd(product);
  const seconds = countdownSecondsOf(product);
  const devices = devicesOf(product);
  return (
    <>
      <span className="card-head">
        <span className="card-name">{labelOf(product, t)}</span>
        {product.recommend && (
          <span className="tag" data-tone="success">
            {t('product.recommended')}
          </span>
        )}
      </span>
      <span className="card-price">
        <b>{usd(product.price.usd)}</b>{' '}
        {perDay !== null && <small>{t('product.perDay', { price: usd(perDay) })}</small>}
      </span>
      {original !== null && (
        <span className="card-was">
          <s>
            <span className="visually-hidden">{t('product.was')}</span>
            {usd(original)}
          </s>{' '}
          {t('product.save', { percent: product.save })}
        </span>
      )}
      {extraValue !== null && (
        <span className="card-bonus">{t('product.extra', { count: product.extraDays, value: usd(extraValue) })}</span>
      )}
      {seconds === 0 && <span className="card-bonus">{t('product.offerOver')}</span>}
      {seconds !== null && seconds > 0 && (
        <OfferEnd t={t} endMs={loadedAtMs + seconds * 1000} onEnd={() => onOfferEnd(product.key)} />
      )}
      <span className="card-facts">
        <span>{t('product.length', { count: product.days })}</span>
        <span>
          {devices.kind === 'perKind'
            ? t('product.devicesPerKind', { desktop: devices.desktop, mobile: devices.mobile })
            : t(devices.routers > 0 ? 'product.devicesRouter' : 'product.devices', {
                clients: devices.clients,
                routers: devices.routers,
              })}
        </span>
        {product.vipLevel === 2 && <span>{t('product.data')}</span>}
        <span>{t(product.vipLevel === 2 ? 'product.video4k' : 'product.video1080')}</span>
        {product.noRefund && <span>{t('product.noRefund')}</span>}
      </span>
    </>
  );
}

function OfferEnd({ t, endMs, onEnd }: { t: BuyingText; endMs: number; onEnd(): void }) {
  const parts = countdownParts(useCountdown(endMs));
  const isOver = parts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer ends once, whatever is rendered meanwhile
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return parts && <span className="card-bonus figures">{t('product.offerEnds', { ...parts })}</span>;
}

/** As many packages as a shelf of that level usually has. */
function CardSkeletons({ t, shop }: { t: BuyingText; shop: Shop }) {
  const level = useStore(shop.$level);
  return (
    <div className="cards" data-few={level === 1 ? undefined : ''}>
      <p className="visually-hidden" role="status">
        {t('shared.loading')}
      </p>
      {[...(level === 1 ? 'abcdef' : 'ab')].map((name) => (
        <div key={name} className="choice-card card-skeleton" />
      ))}
    </div>
  );
}
