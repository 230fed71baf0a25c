import { atom, map } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import { createOnce, isOutcomeUnknown, type OnceAction, type Question } from '#app/send-at-most-once.ts';
import { lastAttempt } from '#app/stored-attempt.ts';
import type { Calls, PayloadOf } from '#contract/calls.ts';
import { WITHDRAWAL_TYPE } from '#contract/invite-states.ts';
import { onlyDigits } from '#core/digits.ts';
import { createAction } from '#stores/action-state.ts';
import { banks } from '../../../brand/brand.ts';
import { canWithdraw, totalsOf } from './rebates.ts';

/** The withdrawal's form before anything is typed. */
const EMPTY = { bank: '', name: '', card: '' };
type WithdrawalField = keyof typeof EMPTY;

/** The model of the invite programme, share or promo (docs/behaviour/invite.md#invite-programme). */
export function createInvite(dependencies: Dependencies) {
  const fetchInfo = () => dependencies.send('invite', {}, { overlay: false });
  const info = createFetchedValue(fetchInfo);
  const $values = map(EMPTY);
  /** The fields that were empty at the last attempt to send, in the order on screen. */
  const $missing = atom<readonly WithdrawalField[]>([]);
  /**
   * Why a withdrawal was not sent. The figures are loaded again just before a withdrawal. `changed`: the amount differs
   * from the form. `gone`: the amount is below the minimum.
   */
  const $change = atom<'changed' | 'gone' | undefined>();
  /** True if the figures are from before a withdrawal. Nothing can be withdrawn until newer figures have loaded. */
  const $isOld = atom(false);
  const withdrawing = createAction((failure) => {
    if (isOutcomeUnknown(failure)) $isOld.set(true);
    return false;
  });
  const refreshing = createAction();
  /** The question that the member must answer before a withdrawal is sent again. */
  const $question = atom<Question | undefined>();
  const decline = (): void => $question.set(undefined);
  const once = createOnce(dependencies, lastAttempt('withdrawal', dependencies.nowMs));

  const promo = () => {
    const state = info.$state.get();
    return state.kind === 'ready' && state.value.inviteType === 'promo' ? state.value.promoData : undefined;
  };
  /** The amount that can be withdrawn, in US dollars; 0 if it is below the minimum. */
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

  /**
   * The withdrawal of `shownUsd`. It is sent only if exactly this amount can still be withdrawn
   * (docs/behaviour/invite.md#withdrawing-once).
   */
  const withdrawalOf = (shownUsd: number, values: Omit<PayloadOf<Calls['cashOutDraw']>, 'type'>): OnceAction => ({
    mark: 'withdrawal',
    label: String(shownUsd),
    facts: () => ({ before: countDraws() }),
    // The stored attempt has neither bank nor card, so the two may differ when the member tries again.
    isRepeatable: false,
    async find(earlier) {
      await renew();
      // A withdrawal that is not listed yet may still be in progress.
      return countDraws() > earlier.before ? 'arrived' : 'unknown';
    },
    async prepare() {
      await renew();
      const usd = dueUsd();
      const change = usd === shownUsd ? undefined : 'changed';
      $change.set(usd === 0 ? 'gone' : change);
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
    $change,
    $isOld,
    $question,
    /** Closes the question without sending. */
    decline,
    withdrawing,
    refreshing,
    /** Loads the figures again. */
    refresh,
    /** Stores a field's new value. */
    write(name: WithdrawalField, value: string): void {
      $values.setKey(name, value);
      $missing.set($missing.get().filter((missing) => missing !== name));
    },
    /**
     * Withdraws the whole amount that can be withdrawn. Sends nothing if the amount is below the minimum or has
     * changed, or if a field is empty. If the answer to an earlier attempt was lost, the model looks for that
     * withdrawal first. If it does not find one, the member has to confirm.
     * @param isConfirmed true once the member has confirmed
     * @returns whether a withdrawal was sent
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
      const result = await withdrawing.run(async () => {
        decline();
        const ran = await once.run(withdrawal, isConfirmed);
        if (ran.kind === 'asks') $question.set(ran.question);
        return ran.kind === 'sent' || ran.kind === 'done';
      });
      if (!result.isDone || !result.value) return false;
      $values.set(EMPTY);
      if ($isOld.get()) await refresh();
      return true;
    },
  };
}

/** The invite programme's model. */
export type InviteModel = ReturnType<typeof createInvite>;
