import { useState } from 'react';
import type { UserInfo } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { formatDate, SECONDS_PER_DAY } from '#core/time.ts';
import type { LevelEnd } from '#domain/expiry.ts';
import { formatUsd, pricePerDayUsd } from '#domain/money.ts';
import { productName } from '#domain/product-name.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import '#styles/price-picker.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { PackageLine } from '../PackageLine.tsx';
import { useShop } from '../records/use-goods.ts';
import { Links, packageLinks } from './Links.tsx';
import { firstOf, renewalStart, renewalsOf } from './renewals.ts';

interface OffersProps {
  t: AccountText;
  say: LateText<'renew'>;
  nowSeconds: number;
}

/**
 * Three packages of Basic with their prices, and a button that leads to the payment of the chosen one. A new member
 * needs nothing else.
 */
export function Prices({ t, say, nowSeconds }: OffersProps) {
  const { locale } = t;
  const shop = useShop(locale);
  const [key, setKey] = useState<string | number>();
  if (shop === undefined) return null;
  const products = shop ? firstOf(shop) : [];
  const chosen =
    products.find((product) => product.key === key) ?? products.find(({ recommend }) => recommend) ?? products[0];
  const query = chosen && { product: String(chosen.key) };
  return (
    <>
      <div className="durations" role="radiogroup" aria-label={say('legend')}>
        {products.map((product) => {
          const { days, extraDays, price, lastTime, save } = product;
          const length = t('orders.daysOf', { count: days });
          const name = productName(product, locale) ?? length;
          return (
            <label key={product.key}>
              <input type="radio" name="days" checked={product === chosen} onChange={() => setKey(product.key)} />
              <b>
                {name} {length !== name && <small>{length}</small>}
              </b>
              <small>{say('until', { date: untilOf(product, nowSeconds) })}</small>
              <em>
                {extraDays > 0 && say('bonus', { count: extraDays })}
                {lastTime > 0 && say('save', { percent: save })}
              </em>
              <strong translate="no">{formatUsd(price.usd, locale)}</strong>
              <small>{perDayOf(product, say)}</small>
            </label>
          );
        })}
        {!chosen && <p className="soft">{say('none')}</p>}
      </div>
      <div className="price-action">
        <a className="button figures" href={href('packages', { locale, params: { level: 1 }, query })}>
          {chosen ? say('buy', { days: chosen.days, price: formatUsd(chosen.price.usd, locale) }) : t('choose')}
        </a>
        <Go href={href('terms', { locale, hash: 'refund' })}>{say('guarantee')}</Go>
      </div>
    </>
  );
}

/** The day on which a package would end. Its days begin at `from`, in seconds since the epoch. */
function untilOf({ days, extraDays }: Product, from: number): string {
  return formatDate(from + (days + extraDays) * SECONDS_PER_DAY);
}

/** What a day of a package costs. Undefined if the package has no such price. */
function perDayOf(product: Product, say: OffersProps['say']): string | undefined {
  const perDay = pricePerDayUsd(product);
  return perDay === null ? undefined : say('perDay', { price: formatUsd(perDay, say.locale) });
}

/**
 * The package that the member bought last, and another package of the same level. Each has its price and the day until
 * which it would last.
 */
export function RenewCard({ t, say, level, end, pays, nowSeconds }: OffersProps & LevelEnd & Pick<UserInfo, 'pays'>) {
  const { locale } = t;
  const shop = useShop(locale);
  if (shop === undefined) return null;
  const from = renewalStart(end, nowSeconds);
  const { products, isKnown } = shop ? renewalsOf(shop, level, pays) : { products: [], isKnown: false };
  const packagesPage = (query?: { product: string }) => href('packages', { locale, params: { level }, query });
  return (
    <>
      <h2>{isKnown ? say('last') : t('renew')}</h2>
      {products.length === 0 ? (
        // Without prices, link to the pages of the packages.
        <Links links={packageLinks(t)} />
      ) : (
        <>
          <div className="list">
            {products.map((product) => (
              <a key={product.key} className="item" href={packagesPage({ product: String(product.key) })}>
                <span className="body">
                  <PackageLine t={t} name={productName(product, locale)} days={product.days} usd={product.price.usd} />
                  <span className="ln second figures">
                    <span>
                      {say('until', { date: untilOf(product, from) })}{' '}
                      {product.extraDays > 0 && <em>{say('bonus', { count: product.extraDays })}</em>}
                    </span>
                    <span>{perDayOf(product, say)}</span>
                  </span>
                </span>
              </a>
            ))}
          </div>
          <Go href={packagesPage()}>{say('all')}</Go>
        </>
      )}
    </>
  );
}
