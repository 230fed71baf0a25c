import { useStore } from '@nanostores/react';
import type { Merchant } from '#contract/shop.ts';
import type { MerchantName } from '#contract/values.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconInfo } from '#icons/icons.ts';
import type { Locale } from '#routes/locales.ts';
import { Problem } from '#ui/form/FieldFrame.tsx';
import { methodMark } from '../checkout-icons.ts';
import type { BuyingText } from '../checkout-texts.ts';
import type { Shop } from './shop.ts';

/**
 * The payment methods that can pay at the shown level, or a notice that payments are paused
 * (docs/behaviour/checkout.md#paused-payments).
 */
export function PaymentMethods({ t, shop, problem }: { t: BuyingText; shop: Shop; problem: string | undefined }) {
  const goods = useStore(shop.$goods);
  const merchants = useStore(shop.$merchants);
  const chosen = useStore(shop.$methodKey);
  const isPaused = useStore(shop.$isPaused);
  if (isPaused) {
    return (
      <p className="notice" data-tone="warning" tabIndex={-1} data-paused="">
        <Icon path={iconInfo} />
        {t('paused')}
      </p>
    );
  }
  if (goods.kind === 'failed') return <p className="soft">{t('method.later')}</p>;
  if (goods.kind === 'ready' && merchants.length === 0) return <p className="notice">{t('method.none')}</p>;
  return (
    <fieldset aria-describedby={problem ? 'merchant-problem' : undefined}>
      <legend className="visually-hidden">{t('method.label')}</legend>
      <Problem name="merchant" text={problem} />
      {goods.kind === 'ready' ? (
        <div className="list box">
          {likelyFirst(merchants, t.locale).map((merchant) => {
            const key = shop.keyOf(merchant);
            return (
              <label key={key} className="item line pick method">
                <input
                  type="radio"
                  name="merchant"
                  value={key}
                  checked={key === chosen}
                  onChange={() => shop.chooseMethod(key)}
                />
                <MethodMark name={merchant.name} />
                <span className="body">{paymentName(merchant.name, t)}</span>
                {key === shop.lastMethod && <span className="second">{t('method.last')}</span>}
              </label>
            );
          })}
        </div>
      ) : (
        <div className="rows">
          {[...'abcde'].map((name) => (
            <div key={name} className="row-skeleton line">
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Payment methods by language, the most likely first. Methods that the site does not know come last. */
const LIKELY: Readonly<Record<'default', readonly MerchantName[]> & Partial<Record<Locale, readonly MerchantName[]>>> =
  {
    default: ['creditCard', 'paypal', 'aliPay', 'wechat', 'unionPay'],
    zh: ['aliPay', 'wechat', 'unionPay', 'creditCard', 'paypal'],
    tw: ['creditCard', 'aliPay', 'wechat', 'unionPay', 'paypal'],
  };

function likelyFirst(merchants: readonly Merchant[], locale: Locale): Merchant[] {
  const names: readonly string[] = LIKELY[locale] ?? LIKELY.default;
  const place = ({ name }: Merchant) => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...merchants].sort((one, other) => place(one) - place(other));
}

function MethodMark({ name }: { name: string }) {
  const { behind, solid, cut } = methodMark(name);
  return (
    <svg className="method-mark" data-method={name} viewBox="0 0 24 24" aria-hidden="true">
      {behind && <path d={behind} opacity=".5" />}
      <path d={solid} />
      {cut && <path className="cut" d={cut} />}
    </svg>
  );
}
