import { type ReactNode, useState } from 'react';
import type { UserInfo } from '#contract/account.ts';
import type { LevelEnd } from '#core/expiry.ts';
import { formatUsd } from '#core/money.ts';
import { firstOffered, type Offered } from '#core/offered.ts';
import { productName } from '#core/product-name.ts';
import { formatDate } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import '#styles/box.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { PackageLine } from '../PackageLine.tsx';
import { useShop } from '../records/use-goods.ts';
import { Links, shelvesOf } from './Links.tsx';
import { renewalsOf } from './renewals.ts';
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
  const products = shop ? firstOffered(shop, nowSeconds) : [];
  const chosen = (
    products.find(({ product }) => product.key === key) ??
    products.find(({ product }) => product.recommend) ??
    products[0]
  )?.product;
  const query = chosen && { product: String(chosen.key) };
  return (
    <>
      <div className="account-terms" role="radiogroup" aria-label={say('legend')}>
        {products.map((offered) => {
          const { product } = offered;
          return (
            <label key={product.key} className="item pick">
              <input type="radio" name="days" checked={product === chosen} onChange={() => setKey(product.key)} />
              <Lines t={t} say={say} {...offered}>
                {product.extraDays > 0 && (
                  <strong className="figures">{say('bonus', { count: product.extraDays })}</strong>
                )}
              </Lines>
            </label>
          );
        })}
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
  const { offered, isKnown } = shop ? renewalsOf(shop, level, pays, from) : { offered: [], isKnown: false };
  const shelf = (query?: { product: string }) => href('packages', { locale, params: { level }, query });
  return (
    <>
      <h2>{isKnown ? say('last') : t('renew')}</h2>
      {offered.length === 0 ? (
        // Without prices the shelves are still there.
        <Links ways={shelvesOf(t)} />
      ) : (
        <>
          <div className="list">
            {offered.map((each) => (
              <a key={each.product.key} className="item" href={shelf({ product: String(each.product.key) })}>
                <Lines t={t} say={say} {...each} />
              </a>
            ))}
          </div>
          <Go href={shelf()}>{say('all')}</Go>
        </>
      )}
    </>
  );
}

type LinesProps = Pick<OffersProps, 't' | 'say'> & Offered & { children?: ReactNode };

/** An offered package in two lines; the second says until when it runs and what a day costs. */
function Lines({ t, say, product, perDayUsd, untilSeconds, children }: LinesProps) {
  return (
    <span className="body">
      <PackageLine t={t} name={productName(product, t.locale)} days={product.days} usd={product.price.usd}>
        {children}
      </PackageLine>
      <span className="ln second figures">
        <span>{say('until', { date: formatDate(untilSeconds) })}</span>
        <span>{say('perDay', { price: formatUsd(perDayUsd, t.locale) })}</span>
      </span>
    </span>
  );
}
