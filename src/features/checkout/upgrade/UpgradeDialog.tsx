import { formatUsd } from '#domain/money.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { Dialog, DialogFoot } from '#ui/controls/Dialog.tsx';
import type { PackagesText } from '../checkout-texts.ts';
import { keptDays, shownDays, type UpgradeCredit } from './upgrade.ts';
import './upgrade-dialog.css?adopt';

interface UpgradeDialogProps {
  t: PackagesText;
  say: LateText<'upgrade'>;
  credit: UpgradeCredit;
  isOpen: boolean;
  onClose(): void;
  onAgree(): void;
}

/**
 * Shows how the credit is worked out and what an upgrade entails, and asks for consent
 * (docs/behaviour/checkout.md#upgrade-switch).
 */
export function UpgradeDialog({ t, say, credit, isOpen, onClose, onAgree }: UpgradeDialogProps) {
  return (
    <Dialog t={t} title={say('title')} isOpen={isOpen} onClose={onClose} startsAtTitle>
      <Sums t={t} say={say} credit={credit} />
      <ul className="consequences">
        {rulesOf(say, credit).map((rule) => (
          <li key={rule}>
            <Icon path={iconWarning} />
            {rule}
          </li>
        ))}
      </ul>
      <DialogFoot t={t} onCancel={onClose}>
        <button type="button" className="button" onClick={onAgree}>
          {say('agree')}
        </button>
      </DialogFoot>
    </Dialog>
  );
}

/** The consequences of an upgrade, most important first. */
function rulesOf(say: UpgradeDialogProps['say'], credit: UpgradeCredit): string[] {
  const count = keptDays(credit);
  return [
    say('rule.final'),
    say('rule.refund'),
    say('rule.lines'),
    count > 0 ? say('rule.kept', { count }) : say('rule.noneKept'),
    say('rule.data'),
  ];
}

function Sums({ t, say, credit }: Pick<UpgradeDialogProps, 't' | 'say' | 'credit'>) {
  const days = (value: number) => t('product.days', { count: shownDays(value) });
  const usd = (value: number) => formatUsd(value, t.locale);
  const limits = [
    { name: say('left'), value: credit.levelOneDaysLeft, decides: credit.limitedBy === 'left' },
    { name: say('capMax'), value: credit.capByMaxDays, decides: credit.limitedBy === 'maxDays' },
    { name: say('capProduct'), value: credit.capByProductDays, decides: credit.limitedBy === 'product' },
  ];
  return (
    <>
      <div>
        <p className="upgrade-total">
          <b className="figures" translate="no">
            {usd(credit.priceAfterUsd)}
          </b>{' '}
          <s className="figures" translate="no">
            {usd(credit.priceBeforeUsd)}
          </s>
        </p>
        <p className="soft">{say('estimate')}</p>
      </div>
      <dl className="upgrade-sums">
        <dt>{say('before')}</dt>
        <dd>{usd(credit.priceBeforeUsd)}</dd>
        <dt>{say('credited')}</dt>
        <dd>{days(credit.creditDays)}</dd>
        {limits.map(({ name, value, decides }) => (
          <div key={name} className="limit" data-decides={decides ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{days(value)}</dd>
          </div>
        ))}
        <dt>{say('converted', { days: shownDays(credit.creditDays), rate: credit.rate })}</dt>
        <dd>{days(credit.creditDays / credit.rate)}</dd>
        <dt>{say(credit.amountLimitedBy === 'maxUsd' ? 'offsetCapped' : 'offset')}</dt>
        <dd>−{usd(credit.offsetUsd)}</dd>
        <dt className="last">{say('after')}</dt>
        <dd className="last">{usd(credit.priceAfterUsd)}</dd>
      </dl>
    </>
  );
}
