import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatUsd } from '../../core/money.ts';
import { ConfirmDialog } from '../../ui/controls/Dialog.tsx';
import type { Packages } from './packages-model.ts';
import type { PackagesText } from './texts.ts';
import type { UpgradeCredit } from './upgrade.ts';
import './upgrade.css';

/**
 * Lets the level 1 days that are left pay for part of level 2: on only after explicit agreement
 * (docs/behaviour/checkout.md#upgrade-switch).
 */
export function UpgradeOption({ t, model }: { t: PackagesText; model: Packages }) {
  const credit = useStore(model.$credit);
  const isUpgrade = useStore(model.$isUpgrade);
  const [isAsking, setAsking] = useState(false);
  if (!credit) return null;
  return (
    <section className="card stack" aria-labelledby="upgrade-title">
      <div className="row spread">
        <h3 id="upgrade-title">{t('upgrade.title')}</h3>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isUpgrade}
          aria-labelledby="upgrade-title"
          onClick={() => (isUpgrade ? model.$isUpgrade.set(false) : setAsking(true))}
        />
      </div>
      <p className="soft">{t('upgrade.text', { rate: credit.rate })}</p>
      {isUpgrade && <CreditSums t={t} credit={credit} />}
      <ConfirmDialog
        t={t}
        title={t('upgrade.confirmTitle')}
        isOpen={isAsking}
        confirmLabel={t('upgrade.agree')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          model.$isUpgrade.set(true);
          setAsking(false);
        }}
      >
        <ul className="stack small">
          <li>{t('upgrade.rule.final')}</li>
          <li>{t('upgrade.rule.refund')}</li>
          <li>{t('upgrade.rule.lines')}</li>
        </ul>
        <CreditSums t={t} credit={credit} />
      </ConfirmDialog>
    </section>
  );
}

/** The credit, worked out line by line. */
function CreditSums({ t, credit }: { t: PackagesText; credit: UpgradeCredit }) {
  const days = (value: number) => t('product.days', { count: Number(value.toFixed(1)) });
  const usd = (value: number) => formatUsd(value, t.locale);
  return (
    <>
      <dl className="sums">
        <dt>{t('upgrade.left')}</dt>
        <dd>{days(credit.levelOneDaysLeft)}</dd>
        <dt>{t('upgrade.capProduct')}</dt>
        <dd>{days(credit.capByProductDays)}</dd>
        <dt>{t('upgrade.capMax')}</dt>
        <dd>{days(credit.capByMaxDays)}</dd>
        <dt>{t('upgrade.credited')}</dt>
        <dd>{days(credit.creditDays)}</dd>
        <dt>{t('upgrade.before')}</dt>
        <dd>{usd(credit.priceBeforeUsd)}</dd>
        <dt>{t(credit.amountLimitedBy === 'maxUsd' ? 'upgrade.offsetCapped' : 'upgrade.offset')}</dt>
        <dd>−{usd(credit.offsetUsd)}</dd>
        <dt className="total">{t('upgrade.after')}</dt>
        <dd className="total">{usd(credit.priceAfterUsd)}</dd>
      </dl>
      <p className="soft small">{t('upgrade.estimate')}</p>
    </>
  );
}
