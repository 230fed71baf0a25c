import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatUsd } from '../../core/money.ts';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import type { Packages } from './packages-model.ts';
import type { PackagesText } from './texts.ts';
import { shownDays } from './upgrade.ts';
import { useLate } from './use-late.ts';
import './switch-row.css';

/**
 * Lets the level 1 days that are left pay for part of level 2: on only after explicit agreement
 * (docs/behaviour/checkout.md#upgrade-switch).
 */
export function UpgradeOption({ t, model }: { t: PackagesText; model: Packages }) {
  const goods = useStore(model.shop.$goods);
  const level = useStore(model.shop.$level);
  const credit = useStore(model.$credit);
  const isUpgrade = useStore(model.$isUpgrade);
  const [isAsking, setAsking] = useState(false);
  const { state: code, fetchPart } = useLate(async () => {
    const [{ UpgradeDialog }, { loadTexts }] = await Promise.all([
      import('./UpgradeDialog.tsx'),
      import('./late-texts.ts'),
    ]);
    return { UpgradeDialog, say: await loadTexts('upgrade', t.locale) };
  });
  // Most who come here have such days: the room is there before the goods.
  if (goods.kind === 'loading' && level !== 1) return <div className="switch-row" />;
  if (!credit) return null;
  const ask = () => {
    setAsking(true);
    fetchPart();
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
      {isAsking && code.kind === 'failed' && <LoadFailure t={t} failure={code.failure} onRetry={ask} />}
      {code.kind === 'ready' && (
        <code.value.UpgradeDialog
          t={t}
          say={code.value.say}
          credit={credit}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onAgree={() => {
            model.$isUpgrade.set(true);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
