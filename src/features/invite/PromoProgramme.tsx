import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Movement, PromoData } from '#contract/invite.ts';
import { RebateState, WithdrawalState } from '#contract/invite-states.ts';
import { stateName, type Tone, toneOf } from '#core/state-names.ts';
import { formatUsd, roundUsd } from '#domain/money.ts';
import '#styles/tag.css?adopt';
import picture from '#ui/art/empty-invites.svg?url&no-inline';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import '#ui/feedback/progress.css';
import { Earnings } from './Earnings.tsx';
import type { InviteModel } from './invite-model.ts';
import type { InviteText } from './invite-texts.ts';
import { PagedList } from './PagedList.tsx';
import { Figures, HowItWorks, InviteLink } from './ProgrammeParts.tsx';
import { canWithdraw, missingUsd, REBATE_TONE, totalsOf, WITHDRAWAL_TONE } from './rebates.ts';

/** The two lists, in the order of their tabs. */
const LISTS = ['rebates', 'draws'] as const;

/** The number of page numbers that each list shows (docs/behaviour/chrome.md#paging). */
const PAGER_NUMBERS = { rebates: 3, draws: 5 } as const;

interface PromoProgrammeProps {
  t: InviteText;
  /** The member's invite link. */
  url: string;
  model: InviteModel;
  data: PromoData;
}

/** The promo programme, which pays money for invitations (docs/behaviour/invite.md#promo-programme). */
export function PromoProgramme({ t, url, model, data }: PromoProgrammeProps) {
  /**
   * Is the withdrawal's dialog open? Undefined until the dialog is opened for the first time, so that its code loads
   * only then.
   */
  const [isOpen, setOpen] = useState<boolean>();
  const [sent, setSent] = useState(0);
  const isOld = useStore(model.$isOld);
  const oldFailure = useStore(model.refreshing.$failure);
  const [shown, setShown] = useState<'rebates' | 'draws'>(firstShown);
  const draws = useRef<HTMLUListElement>(null);
  // The dialog has closed. Move the focus to the list of withdrawals, which has the new one.
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
    // The figures are old after a lost answer. If loading them has already failed, the screen offers a retry instead.
    if (model.$isOld.get() && model.refreshing.$failure.get() === undefined) void model.refresh();
  };
  const due = (
    <section className="card invite-due" aria-labelledby="due">
      <h2 id="due">{t('promo.withdrawable')}</h2>
      <p className="figures" translate="no">
        {usd(withdrawableUsd)}
      </p>
      {!isReady && minimumUsd !== null && <progress value={withdrawableUsd} max={minimumUsd} aria-hidden="true" />}
      <Button
        className="button"
        isOff={!isReady || isOld}
        aria-describedby="withdraw-why"
        onClick={() => setOpen(true)}
      >
        {t('withdraw.open')}
      </Button>
      <p id="withdraw-why" className="small soft">
        {why}
      </p>
    </section>
  );
  return (
    <>
      {/* Money that can be withdrawn comes first. */}
      {isReady && due}
      <InviteLink
        t={t}
        url={url}
        gain={
          data.rate == null
            ? undefined
            : { figure: t('gains.rate', { percent: roundUsd(data.rate * 100) }), note: t('gains.rateNote') }
        }
      />
      {oldFailure !== undefined && (
        <LoadFailure t={t} failure={oldFailure} onRetry={() => void model.refresh()}>
          <p>{t('withdraw.old')}</p>
        </LoadFailure>
      )}
      <div className="sides stack">
        <aside className="aside stack">
          {!isReady && due}
          {isOpen !== undefined && (
            <LazyPart t={t} load={() => import('./Withdraw.tsx')}>
              {({ Withdraw }) => (
                <Withdraw
                  t={t}
                  model={model}
                  amount={usd(withdrawableUsd)}
                  isOpen={isOpen}
                  onClose={close}
                  onSent={() => {
                    setShown('draws');
                    setSent((count) => count + 1);
                  }}
                />
              )}
            </LazyPart>
          )}
          <Earnings t={t} rebates={data.rebate} />
        </aside>
        <div className="stack">
          <Figures
            t={t}
            figures={[
              { label: t('promo.views'), value: data.view },
              { label: t('promo.registered'), value: data.reg },
              { label: t('promo.paid'), value: paidUsd, text: usd(paidUsd) },
            ]}
          />
          {data.rebate.length + data.draw.length === 0 ? (
            <Empty picture={picture} text={t('rebates.empty')} level={2}>
              <p>{t('rebates.emptyHint')}</p>
              <CopyButton t={t} value={url} label={t('link.title')} />
            </Empty>
          ) : (
            <Tabs
              label={t('movement.label')}
              tabs={LISTS.map((name) => ({ name, label: t(`${name}.title`) }))}
              current={shown}
              onChange={(name) => setShown(name)}
            >
              <Movements
                key={shown}
                t={t}
                name={shown}
                movements={shown === 'draws' ? data.draw : data.rebate}
                listRef={draws}
              />
            </Tabs>
          )}
          <HowItWorks
            t={t}
            steps={[
              t('steps.buy'),
              minimum ? t('steps.promoReward', { minimum }) : t('steps.promoPaid'),
              t('steps.refunded'),
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** The list whose page number is in the address, or else the rebates. */
function firstShown(): 'rebates' | 'draws' {
  return /[?&]draws=/.test(location.search) && !/[?&]rebates=/.test(location.search) ? 'draws' : 'rebates';
}

interface MovementsProps {
  t: InviteText;
  name: 'rebates' | 'draws';
  movements: readonly Movement[];
  listRef: RefObject<HTMLUListElement | null>;
}

/** Rebates or withdrawals, with 5 rows a page (docs/behaviour/invite.md#promo-programme). */
function Movements({ t, name, movements, listRef }: MovementsProps) {
  if (movements.length === 0) return <p className="soft">{t(`${name}.empty`)}</p>;
  const stateOf = (state: number): [tone: Tone, words: string] =>
    name === 'draws'
      ? [
          toneOf(WithdrawalState, WITHDRAWAL_TONE, state),
          t(`draws.state.${stateName(WithdrawalState, state)}`, { state }),
        ]
      : [toneOf(RebateState, REBATE_TONE, state), t(`rebates.state.${stateName(RebateState, state)}`, { state })];
  return (
    <PagedList t={t} name={name} parameter={name} numbers={PAGER_NUMBERS[name]} rows={movements} listRef={listRef}>
      {({ date, usd, state }) => {
        const [tone, words] = stateOf(state);
        return (
          <>
            <span className="body">
              <b className="figures" translate="no">
                {formatUsd(usd, t.locale)}
              </b>
              <span className="second">
                <Time seconds={date} />
              </span>
            </span>
            <span className="tag" data-tone={tone}>
              {words}
            </span>
          </>
        );
      }}
    </PagedList>
  );
}
