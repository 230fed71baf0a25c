import { useStore } from '@nanostores/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { useState } from 'react';
import { formatUsd } from '#domain/money.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { PackagesText } from '../checkout-texts.ts';
import type { Shop } from '../product-list/shop.ts';
import { shownDays, type UpgradeCredit } from './upgrade.ts';
import './switch-row.css';

const TEXTS = import.meta.glob<TextsOf<'upgrade'>>('/locales/*/upgrade.json', { import: 'default' });

/** The parts that the upgrade option needs from the model of a packages screen. */
interface UpgradeModel {
  shop: Shop;
  /** The amount by which an upgrade would reduce the price of the chosen package. Null if no upgrade is offered. */
  $credit: ReadableAtom<UpgradeCredit | null>;
  /** True if the member has agreed to the upgrade. */
  $isUpgrade: WritableAtom<boolean>;
}

/**
 * Lets level 1 days pay for part of a level 2 package. The member has to agree first
 * (docs/behaviour/checkout.md#upgrade-switch).
 */
export function UpgradeOption({ t, model }: { t: PackagesText; model: UpgradeModel }) {
  const goods = useStore(model.shop.$goods);
  const level = useStore(model.shop.$level);
  const credit = useStore(model.$credit);
  const isUpgrade = useStore(model.$isUpgrade);
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  // Most members who come here have level 1 days, so reserve the space before the goods have loaded.
  if (goods.kind === 'loading' && level !== 1) return <div className="switch-row" />;
  if (!credit) return null;
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  const values = {
    price: formatUsd(credit.offsetUsd, t.locale),
    rate: credit.rate,
    from: shownDays(credit.creditDays),
    to: Math.floor(credit.creditDays / credit.rate),
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className="switch-row"
        aria-checked={isUpgrade}
        onClick={() => (isUpgrade ? model.$isUpgrade.set(false) : ask())}
      >
        <b>{t('upgrade.title', { count: shownDays(credit.creditDays), price: values.price })}</b>
        <small>{t(isUpgrade ? 'upgrade.used' : 'upgrade.offer', values)}</small>
        <i className="switch" />
      </button>
      {hasAsked && (
        <LazyPart t={t} load={() => import('./UpgradeDialog.tsx')} texts={() => loadTexts(TEXTS, t.locale)}>
          {({ UpgradeDialog }, say) => (
            <UpgradeDialog
              t={t}
              say={say}
              credit={credit}
              isOpen={isAsking}
              onClose={() => setAsking(false)}
              onAgree={() => {
                model.$isUpgrade.set(true);
                setAsking(false);
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
