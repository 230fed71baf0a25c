import type { UserInfo } from '#contract/account.ts';
import type { LevelEnd } from '#core/expiry.ts';
import { formatUsd } from '#core/money.ts';
import { productName } from '#core/product-name.ts';
import { formatDate, SECONDS_PER_DAY } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import type { AccountText } from '../account-texts.ts';
import { useShop } from '../records/use-goods.ts';
import { Links } from './Links.tsx';
import { renewalsOf } from './renewals.ts';

interface RenewCardProps extends LevelEnd {
  t: AccountText;
  say: LateText<'renew'>;
  pays: UserInfo['pays'];
  nowSeconds: number;
}

/** What the member bought last and another package of its level, each with its price and the day until which they would have it. */
export function RenewCard({ t, say, level, end, pays, nowSeconds }: RenewCardProps) {
  const { locale } = t;
  const shop = useShop(locale);
  if (shop === undefined) return null;
  const { products, isKnown } = shop ? renewalsOf(shop, level, pays) : { products: [], isKnown: false };
  const from = Math.max(nowSeconds, 'at' in end ? end.at : 0);
  const usd = (amount: number) => formatUsd(amount, locale);
  const shelf = (query?: { product: string }) => href('packages', { locale, params: { level }, query });
  // Without prices the shelves are still there.
  if (products.length === 0)
    return (
      <>
        <h2>{t('renew')}</h2>
        <Links
          ways={([1, 2, 3] as const).map((each) => [
            t(`links.packages${each}`),
            href('packages', { locale, params: { level: each } }),
          ])}
        />
      </>
    );
  return (
    <>
      <h2>{isKnown ? say('last') : t('renew')}</h2>
      <div className="list">
        {products.map((product) => {
          const length = t('orders.daysOf', { count: product.days });
          const name = productName(product, locale) ?? length;
          const until = from + (product.days + product.extraDays) * SECONDS_PER_DAY;
          return (
            <a key={product.key} className="item" href={shelf({ product: String(product.key) })}>
              <span className="body">
                <span className="ln">
                  <span>
                    <b>{name}</b> {length !== name && <span className="soft small figures">{length}</span>}
                  </span>
                  <span className="price figures" translate="no">
                    {usd(product.price.usd)}
                  </span>
                </span>
                <span className="ln second figures">
                  <span>{say('until', { date: formatDate(until) })}</span>
                  <span>{say('perDay', { price: usd(product.price.usd / product.days) })}</span>
                </span>
              </span>
            </a>
          );
        })}
      </div>
      <Go href={shelf()}>{say('all')}</Go>
    </>
  );
}
