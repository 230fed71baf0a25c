import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Movement, PromoData } from '#contract/invite.ts';
import { RebateState, WithdrawalState } from '#contract/invite-states.ts';
import { formatUsd, roundUsd } from '#core/money.ts';
import { stateName, type Tone, toneOf } from '#core/state-names.ts';
import '#styles/tag.css?adopt';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import '#ui/feedback/progress.css';
import { Earnings } from './Earnings.tsx';
import { PagedTable } from './InviteTable.tsx';
import type { InviteModel } from './invite-model.ts';
import type { InviteText } from './invite-texts.ts';
import { Figures, HowItWorks, InviteLink } from './ProgrammeParts.tsx';
import { canWithdraw, missingUsd, REBATE_TONE, totalsOf, WITHDRAWAL_TONE } from './rebates.ts';
import { Withdraw } from './Withdraw.tsx';

/** Page numbers under the rebate table (docs/behaviour/chrome.md#paging). */
const REBATE_PAGER_NUMBERS = 3;

/** Page numbers under the withdrawal table (docs/behaviour/chrome.md#paging). */
const WITHDRAWAL_PAGER_NUMBERS = 5;

interface PromoProgrammeProps {
  t: InviteText;
  /** The member's invite link. */
  url: string;
  model: InviteModel;
  data: PromoData;
}

/** The promo programme: money for inviting (docs/behaviour/invite.md#promo-programme). */
export function PromoProgramme({ t, url, model, data }: PromoProgrammeProps) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const isOld = useStore(model.$isOld);
  const oldFailure = useStore(model.refreshing.$failure);
  const draws = useRef<HTMLHeadingElement>(null);
  // The dialog has closed. The focus moves to the withdrawals, which list the new one.
  useEffect(() => {
    if (sent > 0) draws.current?.focus();
  }, [sent]);
  const { withdrawableUsd, paidUsd } = totalsOf(data.rebate);
  const minimumUsd = data.outNum ?? null;
  const usd = (amount: number) => formatUsd(amount, t.locale);
  const minimum = minimumUsd === null ? '' : usd(minimumUsd);
  const isReady = canWithdraw({ withdrawableUsd, minimumUsd });
  const whyNot = () => {
    if (isOld) return t('withdraw.checking');
    if (minimumUsd === null) return t('withdraw.unknown');
    return !isReady && t('withdraw.missing', { missing: usd(missingUsd({ withdrawableUsd, minimumUsd })), minimum });
  };
  const why = whyNot();
  const close = () => {
    setOpen(false);
    // After a lost answer. If loading the figures has failed already, the screen offers a retry instead.
    if (model.$isOld.get() && model.refreshing.$failure.get() === undefined) void model.refresh();
  };
  return (
    <>
      <InviteLink
        t={t}
        url={url}
        gain={
          data.rate == null
            ? undefined
            : { figure: t('gains.rate', { percent: roundUsd(data.rate * 100) }), note: t('gains.rateNote') }
        }
      />
      <Figures
        t={t}
        figures={[
          { label: t('promo.views'), value: data.view },
          { label: t('promo.registered'), value: data.reg },
          { label: t('promo.paid'), value: usd(paidUsd) },
          {
            label: t('promo.withdrawable'),
            note: why && <span id="withdraw-why">{why}</span>,
            value: usd(withdrawableUsd),
          },
        ]}
      >
        <Button
          className="button"
          isOff={!isReady || isOld}
          aria-describedby={why ? 'withdraw-why' : undefined}
          onClick={() => setOpen(true)}
        >
          {t('withdraw.open')}
        </Button>
      </Figures>
      {oldFailure !== undefined && (
        <LoadFailure t={t} failure={oldFailure} onRetry={() => void model.refresh()}>
          <p>{t('withdraw.old')}</p>
        </LoadFailure>
      )}
      <div className="sides stack">
        <Movements
          t={t}
          name="rebates"
          movements={data.rebate}
          numbers={REBATE_PAGER_NUMBERS}
          toneOf={(state) => toneOf(RebateState, REBATE_TONE, state)}
          labelOf={(state) => t(`rebates.state.${stateName(RebateState, state)}`, { state })}
        />
        <aside className="aside stack">
          <Earnings t={t} rebates={data.rebate} />
          <Movements
            t={t}
            name="draws"
            movements={data.draw}
            numbers={WITHDRAWAL_PAGER_NUMBERS}
            toneOf={(state) => toneOf(WithdrawalState, WITHDRAWAL_TONE, state)}
            labelOf={(state) => t(`draws.state.${stateName(WithdrawalState, state)}`, { state })}
            headRef={draws}
          />
          <HowItWorks
            t={t}
            steps={[
              t('steps.buy'),
              t('steps.review'),
              minimum ? t('steps.promoReward', { minimum }) : t('steps.promoPaid'),
            ]}
          />
        </aside>
      </div>
      <Withdraw
        t={t}
        model={model}
        amount={usd(withdrawableUsd)}
        isOpen={isOpen}
        onClose={close}
        onSent={() => setSent((count) => count + 1)}
      />
    </>
  );
}

interface MovementsProps {
  t: InviteText;
  name: 'rebates' | 'draws';
  movements: readonly Movement[];
  /** How many numbers the pager shows. */
  numbers: number;
  toneOf(state: number): Tone;
  labelOf(state: number): string;
  headRef?: RefObject<HTMLHeadingElement | null>;
}

/** Rebates or withdrawals, 5 a page (docs/behaviour/invite.md#promo-programme). */
function Movements({ t, name, movements, numbers, toneOf, labelOf, headRef }: MovementsProps) {
  return (
    <section className={name === 'draws' ? 'card' : undefined} aria-labelledby={name}>
      <h2 id={name} ref={headRef} tabIndex={-1}>
        {t(`${name}.title`)}
      </h2>
      <PagedTable
        t={t}
        name={name}
        parameter={name}
        numbers={numbers}
        heads={[[t('movement.date')], [t('movement.amount'), 'table-number'], [t('movement.state'), 'table-number']]}
        rows={movements}
      >
        {({ date, usd, state }) => (
          <>
            <td className="two-side">
              <Time seconds={date} />
            </td>
            <td className="two-main table-number" translate="no">
              {formatUsd(usd, t.locale)}
            </td>
            <td className="two-end table-number">
              <span className="tag" data-tone={toneOf(state)}>
                {labelOf(state)}
              </span>
            </td>
          </>
        )}
      </PagedTable>
    </section>
  );
}
