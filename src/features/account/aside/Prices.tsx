import { useState } from 'react';
import { type Duration, durationsOf } from '#core/durations.ts';
import { formatUsd } from '#core/money.ts';
import { productName } from '#core/product-name.ts';
import { formatDate } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import * as brand from '../../../../brand/brand.ts';
import '#styles/box.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { useShop } from '../records/use-goods.ts';
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
  const [key, setKey] = useState<Duration['product']['key']>();
  if (shop === undefined) return null;
  const durations = shop ? durationsOf(shop, nowSeconds * 1000) : [];
  const chosen =
    durations.find(({ product }) => product.key === key) ??
    durations.find(({ product }) => product.recommend) ??
    durations[0];
  const product = chosen?.product;
  const usd = (amount: number) => formatUsd(amount, locale);
  const query = product && { product: String(product.key) };
  return (
    <>
      <div className="account-terms" role="radiogroup" aria-label={say('legend')}>
        {durations.map((duration) => (
          <Term
            key={duration.product.key}
            t={t}
            say={say}
            isChosen={duration === chosen}
            onChoose={setKey}
            {...duration}
          />
        ))}
        {durations.length === 0 && <p className="soft">{say('none')}</p>}
      </div>
      <div className="account-stub">
        <a className="button figures" href={href('packages', { locale, params: { level: 1 }, query })}>
          {product ? say('buy', { days: product.days, price: usd(product.price.usd) }) : t('choose')}
        </a>
        <Go href={href('terms', { locale, hash: 'refund' })}>{say('guarantee', { days: brand.guaranteeDays })}</Go>
      </div>
    </>
  );
}

interface TermProps extends Duration, Pick<PricesProps, 't' | 'say'> {
  isChosen: boolean;
  onChoose(key: Duration['product']['key']): void;
}

function Term({ t, say, product, perDayUsd, untilSeconds, isChosen, onChoose }: TermProps) {
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
          <span>{say('until', { date: formatDate(untilSeconds) })}</span>
          <span>{say('perDay', { price: formatUsd(perDayUsd, t.locale) })}</span>
        </span>
      </span>
    </label>
  );
}
