import { useState } from 'react';
import type { Product } from '#contract/shop.ts';
import { formatUsd } from '#core/money.ts';
import { productName } from '#core/product-name.ts';
import { formatDate, SECONDS_PER_DAY } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import '#styles/box.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { useShop } from '../records/use-goods.ts';
import { firstOf } from './renewals.ts';
import './prices.css?adopt';

interface PricesProps {
  t: AccountText;
  say: LateText<'renew'>;
  nowSeconds: number;
}

/** Three packages of Basic with their prices, and the button that leads to the chosen one's payment: all that a new member needs. */
export function Prices({ t, say, nowSeconds }: PricesProps) {
  const { locale } = t;
  const shop = useShop(locale);
  const [key, setKey] = useState<Product['key']>();
  if (shop === undefined) return null;
  const products = shop ? firstOf(shop) : [];
  const product =
    products.find((each) => each.key === key) ?? products.find(({ recommend }) => recommend) ?? products[0];
  const usd = (amount: number) => formatUsd(amount, locale);
  const query = product && { product: String(product.key) };
  return (
    <>
      <div className="account-terms" role="radiogroup" aria-label={say('legend')}>
        {products.map((each) => (
          <Term
            key={each.key}
            t={t}
            say={say}
            product={each}
            nowSeconds={nowSeconds}
            isChosen={each === product}
            onChoose={setKey}
          />
        ))}
        {products.length === 0 && <p className="soft">{say('none')}</p>}
      </div>
      <div className="account-stub">
        <a className="button figures" href={href('packages', { locale, params: { level: 1 }, query })}>
          {product ? say('buy', { days: product.days, price: usd(product.price.usd) }) : t('choose')}
        </a>
        <Go href={href('terms', { locale, hash: 'refund' })}>{say('guarantee')}</Go>
      </div>
    </>
  );
}

interface TermProps extends PricesProps {
  product: Product;
  isChosen: boolean;
  onChoose(key: Product['key']): void;
}

function Term({ t, say, product, nowSeconds, isChosen, onChoose }: TermProps) {
  const length = t('orders.daysOf', { count: product.days });
  const name = productName(product, t.locale) ?? length;
  return (
    <label className="item pick">
      <input type="radio" name="days" checked={isChosen} onChange={() => onChoose(product.key)} />
      <span className="body">
        <span className="ln">
          <span>
            <b>{name}</b> {length !== name && <span className="soft small figures">{length}</span>}{' '}
            {product.extraDays > 0 && <strong className="figures">{say('bonus', { count: product.extraDays })}</strong>}
          </span>
          <span className="price figures" translate="no">
            {formatUsd(product.price.usd, t.locale)}
          </span>
        </span>
        <span className="ln second figures">
          <span>
            {say('until', { date: formatDate(nowSeconds + (product.days + product.extraDays) * SECONDS_PER_DAY) })}
          </span>
          <span>{say('perDay', { price: formatUsd(product.price.usd / product.days, t.locale) })}</span>
        </span>
      </span>
    </label>
  );
}
