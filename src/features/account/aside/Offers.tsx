import { type ReactNode, useState } from 'react';
import type { UserInfo } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import type { LevelEnd } from '#core/expiry.ts';
import { formatUsd } from '#core/money.ts';
import { productName } from '#core/product-name.ts';
import { formatDate, SECONDS_PER_DAY } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import '#styles/box.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { PackageLine } from '../PackageLine.tsx';
import { useShop } from '../records/use-goods.ts';
import { Links, shelvesOf } from './Links.tsx';
import { firstOf, renewalsOf } from './renewals.ts';
import './prices.css?adopt';

interface OffersProps {
  t: AccountText;
  say: LateText<'renew'>;
  nowSeconds: number;
}

/** Three packages of Basic with their prices, and the button that leads to the chosen one's payment: all that a new member needs. */
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
      <div className="account-terms" role="radiogroup" aria-label={say('legend')}>
        {products.map((product) => (
          <label key={product.key} className="item pick">
            <input type="radio" name="days" checked={product === chosen} onChange={() => setKey(product.key)} />
            <Lines t={t} say={say} product={product} from={nowSeconds}>
              {product.extraDays > 0 && (
                <strong className="figures">{say('bonus', { count: product.extraDays })}</strong>
              )}
            </Lines>
          </label>
        ))}
        {!chosen && <p className="soft">{say('none')}</p>}
      </div>
      <div className="account-stub">
        <a className="button figures" href={href('packages', { locale, params: { level: 1 }, query })}>
          {chosen ? say('buy', { days: chosen.days, price: formatUsd(chosen.price.usd, locale) }) : t('choose')}
        </a>
        <Go href={href('terms', { locale, hash: 'refund' })}>{say('guarantee')}</Go>
      </div>
    </>
  );
}

/** What the member bought last and another package of its level, each with its price and the day until which they would have it. */
export function RenewCard({ t, say, level, end, pays, nowSeconds }: OffersProps & LevelEnd & Pick<UserInfo, 'pays'>) {
  const { locale } = t;
  const shop = useShop(locale);
  if (shop === undefined) return null;
  const from = Math.max(nowSeconds, 'at' in end ? end.at : 0);
  const { products, isKnown } = shop ? renewalsOf(shop, level, pays) : { products: [], isKnown: false };
  const shelf = (query?: { product: string }) => href('packages', { locale, params: { level }, query });
  return (
    <>
      <h2>{isKnown ? say('last') : t('renew')}</h2>
      {products.length === 0 ? (
        // Without prices the shelves are still there.
        <Links ways={shelvesOf(t)} />
      ) : (
        <>
          <div className="list">
            {products.map((product) => (
              <a key={product.key} className="item" href={shelf({ product: String(product.key) })}>
                <Lines t={t} say={say} product={product} from={from} />
              </a>
            ))}
          </div>
          <Go href={shelf()}>{say('all')}</Go>
        </>
      )}
    </>
  );
}

interface LinesProps extends Pick<OffersProps, 't' | 'say'> {
  product: Product;
  /** When its days would begin, in seconds since the epoch. */
  from: number;
  children?: ReactNode;
}

/** A package in two lines; the second says until when it would run and what a day costs. */
function Lines({ t, say, product, from, children }: LinesProps) {
  const { days, extraDays, price } = product;
  return (
    <span className="body">
      <PackageLine t={t} name={productName(product, t.locale)} days={days} usd={price.usd}>
        {children}
      </PackageLine>
      <span className="ln second figures">
        <span>{say('until', { date: formatDate(from + (days + extraDays) * SECONDS_PER_DAY) })}</span>
        <span>{say('perDay', { price: formatUsd(price.usd / days, t.locale) })}</span>
      </span>
    </span>
  );
}
