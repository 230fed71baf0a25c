import { useStore } from '@nanostores/react';
import { paymentName } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconInfo } from '#icons/icons.ts';
import { Problem } from '#ui/form/FieldFrame.tsx';
import { methodMark } from '../checkout-icons.ts';
import type { BuyingText } from '../checkout-texts.ts';
import type { Shop } from './shop.ts';

/**
 * The payment methods that can pay at the level shown, or a notice that payments are paused
 * (docs/behaviour/checkout.md#paused-payments).
 */
export function PaymentMethods({ t, shop, problem }: { t: BuyingText; shop: Shop; problem: string | undefined }) {
  const goods = useStore(shop.$goods);
  const merchants = useStore(shop.$merchants);
  const chosen = useStore(shop.$methodKey);
  const isPaused = useStore(shop.$isPaused);
  if (isPaused) {
    return (
      <p className="notice" data-tone="warning" role="status" tabIndex={-1} data-paused="">
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
      <div className="rows">
        {goods.kind === 'ready'
          ? merchants.map((merchant) => {
              const key = shop.keyOf(merchant);
              return (
                <label key={key} className="pick method">
                  <input
                    type="radio"
                    name="merchant"
                    value={key}
                    checked={key === chosen}
                    onChange={() => shop.chooseMethod(key)}
                  />
                  <MethodMark name={merchant.name} />
                  <span>{paymentName(merchant.name, t)}</span>
                </label>
              );
            })
          : [...'abcde'].map((name) => (
              <div key={name} className="pick method row-skeleton">
                <i />
                <i />
              </div>
            ))}
      </div>
    </fieldset>
  );
}

function MethodMark({ name }: { name: string }) {
  const { behind, solid, cut } = methodMark(name);
  return (
    <svg className="goods-mark" viewBox="0 0 24 24" aria-hidden="true">
      {behind && <path d={behind} opacity=".5" />}
      <path d={solid} />
      {cut && <path className="cut" d={cut} />}
    </svg>
  );
}
