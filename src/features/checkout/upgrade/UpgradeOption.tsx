import { useStore } from '@nanostores/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { useState } from 'react';
import { formatUsd } from '../../../core/money.ts';
import { loadTexts } from '../../../i18n/late-texts.ts';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import type { Shop } from '../shelf/shop.ts';
import type { PackagesText } from '../texts.ts';
import { shownDays, type UpgradeCredit } from './upgrade.ts';
import './switch-row.css';

/** What agreeing to upgrade needs of a packages screen. */
interface UpgradeModel {
  shop: Shop;
  /** What upgrading would take off the chosen package; null when it is not offered. */
  $credit: ReadableAtom<UpgradeCredit | null>;
  /** Has the member agreed? */
  $isUpgrade: WritableAtom<boolean>;
}

/**
 * Lets the level 1 days that are left pay for part of level 2: on only after explicit agreement
 * (docs/behaviour/checkout.md#upgrade-switch).
 */
export function UpgradeOption({ t, model }: { t: PackagesText; model: UpgradeModel }) {
  const goods = useStore(model.shop.$goods);
  const level = useStore(model.shop.$level);
  const credit = useStore(model.$credit);
  const isUpgrade = useStore(model.$isUpgrade);
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  // Most who come here have such days: the room is there before the goods.
  if (goods.kind === 'loading' && level !== 1) return <div className="switch-row" />;
  if (!credit) return null;
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  const values = { price: formatUsd(credit.offsetUsd, t.locale), rate: credit.rate };
  return (
    <>
      <button
        type="button"
        role="switch"
        className="switch-row"
        aria-checked={isUpgrade}
        onClick={() => (isUpgrade ? model.$isUpgrade.set(false) : ask())}
      >
        <b>{t('upgrade.title', { count: shownDays(credit.creditDays) })}</b>
        <small>{t(isUpgrade ? 'upgrade.used' : 'upgrade.offer', values)}</small>
        <i className="switch" />
      </button>
      {hasAsked && (
        <LazyPart t={t} load={() => import('./UpgradeDialog.tsx')} texts={() => loadTexts('upgrade', t.locale)}>
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
