import { atom, map } from 'nanostores';
import { banks } from '../../../brand/brand.ts';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { createLoad } from '../../app/load.ts';
import { createOnce, lastAttempt, type OnceAction } from '../../app/send-once.ts';
import type { Calls, PayloadOf } from '../../contract/calls.ts';
import { WITHDRAWAL_TYPE } from '../../contract/values/invite.ts';
import { onlyDigits } from '../../core/digits.ts';
import { createSubmit } from '../../stores/submit.ts';
import { canWithdraw, totalsOf } from './rebates.ts';

/** The withdrawal's form, as typed. */
export interface WithdrawalValues {
  bank: string;
  name: string;
  card: string;
}

const EMPTY: WithdrawalValues = { bank: '', name: '', card: '' };

/** What a look at the figures showed just before a withdrawal: another amount than the form did, or too little. */
export type WithdrawalChange = 'changed' | 'gone';

/** The invite programme, share or promo (docs/behaviour/invite.md#invite-programme). */
export function createInvite(dependencies: Dependencies) {
  const fetchInfo = () => dependencies.send('invite', {}, { overlay: false });
  const info = createLoad(fetchInfo);
  const $values = map<WithdrawalValues>(EMPTY);
  /** The fields that were empty at the last attempt to send, in their order on screen. */
  const $missing = atom<readonly (keyof WithdrawalValues)[]>([]);
  const $change = atom<WithdrawalChange | undefined>();
  /** Are the figures from before a withdrawal? Until newer ones stand, nothing can be withdrawn. */
  const $isOld = atom(false);
  const withdrawing = createSubmit((failure) => {
    if (isOutcomeUnknown(failure)) $isOld.set(true);
    return false;
  });
  const refreshing = createSubmit();
  const once = createOnce(dependencies, lastAttempt('withdrawal', dependencies.nowMs));

  const promo = () => {
    const state = info.$state.get();
    return state.kind === 'ready' && state.value.inviteType === 'promo' ? state.value.promoData : undefined;
  };
  /** What can be withdrawn, in US dollars; 0 while that is less than the minimum. */
  const dueUsd = (): number => {
    const { rebate = [], outNum } = promo() ?? {};
    const totals = totalsOf(rebate);
    return canWithdraw({ ...totals, minimumUsd: outNum ?? null }) ? totals.withdrawableUsd : 0;
  };
  const countDraws = () => promo()?.draw.length ?? 0;
  const renew = async (): Promise<void> => {
    info.set(await fetchInfo());
    $isOld.set(false);
  };
  const refresh = () => refreshing.run(renew);

  /** The withdrawal of `shownUsd`, if no more and no less is due when its turn has come (docs/behaviour/invite.md#withdrawing-once). */
  const withdrawalOf = (shownUsd: number, values: Omit<PayloadOf<Calls['cashOutDraw']>, 'type'>): OnceAction => ({
    mark: 'withdrawal',
    label: String(shownUsd),
    facts: () => ({ before: countDraws() }),
    // Bank and card, which an attempt does not keep, may be others.
    isRepeatable: false,
    async find(earlier) {
      await renew();
      // A withdrawal that is not listed yet may still be worked on.
      return countDraws() > earlier.before ? 'arrived' : 'unknown';
    },
    async prepare() {
      await renew();
      const usd = dueUsd();
      $change.set(usd === 0 ? 'gone' : usd !== shownUsd ? 'changed' : undefined);
      return $change.get() === undefined;
    },
    async send({ key }) {
      await dependencies.send('cashOutDraw', { type: WITHDRAWAL_TYPE, ...values }, { key });
      $isOld.set(true);
    },
  });

  return {
    ...info,
    $values,
    $missing,
    /** Why a withdrawal was not sent, although nothing was missing. */
    $change,
    $isOld,
    /** What is asked before a withdrawal is sent again. */
    $question: once.$question,
    /** Nothing more is asked. */
    decline: once.close,
    withdrawing,
    refreshing,
    /** Asks for the figures again. */
    refresh,
    /** Stores a field's new value. */
    write(name: keyof WithdrawalValues, value: string): void {
      $values.setKey(name, value);
      $missing.set($missing.get().filter((missing) => missing !== name));
    },
    /**
     * Withdraws all that can be withdrawn; sends nothing below the minimum, with an empty field, or after the amount has changed. An
     * earlier attempt whose answer was lost is looked for first, and else asked about, unless `isConfirmed`. Returns whether it is sent.
     */
    async withdraw(isConfirmed = false): Promise<boolean> {
      const shownUsd = dueUsd();
      if (!shownUsd) return false;
      const bank = banks.find((known) => known === $values.get().bank);
      const name = $values.get().name.trim();
      const account = onlyDigits($values.get().card);
      const filled = { bank, name, card: account };
      $missing.set((['bank', 'name', 'card'] as const).filter((field) => !filled[field]));
      if (!bank || !name || !account) return false;
      const withdrawal = withdrawalOf(shownUsd, { bank, account, name });
      const result = await withdrawing.run(() => once.run(withdrawal, isConfirmed));
      if (!result.isDone || !result.value) return false;
      $values.set(EMPTY);
      if ($isOld.get()) await refresh();
      return true;
    },
  };
}

/** What `createInvite` makes, for its components. */
export type InviteModel = ReturnType<typeof createInvite>;
