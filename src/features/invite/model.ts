import { atom, map } from 'nanostores';
import { BANKS, WITHDRAWAL_TYPE } from '../../contract/values/invite.ts';
import { onlyDigits } from '../../core/digits.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createLoad } from '../../model/load.ts';
import { createSubmit } from '../../model/submit.ts';
import { canWithdraw, totalsOf } from './rebates.ts';

/** The withdrawal's form, as typed. */
export interface WithdrawalValues {
  bank: string;
  name: string;
  card: string;
}

const EMPTY: WithdrawalValues = { bank: '', name: '', card: '' };

/** The invite programme, share or promo (docs/behaviour/invite.md#invite-programme). */
export function createInvite(dependencies: Dependencies) {
  const info = createLoad(() => dependencies.send('invite', {}, { overlay: false }));
  const $values = map<WithdrawalValues>(EMPTY);
  /** The fields that were empty at the last attempt to send, in their order on screen. */
  const $missing = atom<readonly (keyof WithdrawalValues)[]>([]);
  const withdrawing = createSubmit();
  return {
    ...info,
    $values,
    $missing,
    withdrawing,
    /** Stores a field's new value. */
    write(name: keyof WithdrawalValues, value: string): void {
      $values.setKey(name, value);
      $missing.set($missing.get().filter((missing) => missing !== name));
    },
    /** Withdraws all that can be withdrawn; sends nothing below the minimum or with an empty field. */
    async withdraw(): Promise<boolean> {
      const state = info.$state.get();
      if (state.kind !== 'ready' || state.value.inviteType !== 'promo') return false;
      const { rebate, outNum } = state.value.promoData;
      if (!canWithdraw({ ...totalsOf(rebate), minimumUsd: outNum ?? null })) return false;
      const bank = BANKS.find((known) => known === $values.get().bank);
      const name = $values.get().name.trim();
      const account = onlyDigits($values.get().card);
      const filled = { bank, name, card: account };
      $missing.set((['bank', 'name', 'card'] as const).filter((field) => !filled[field]));
      if (!bank || !name || !account) return false;
      const { isDone } = await withdrawing.run(async () => {
        await dependencies.send('cashOutDraw', { type: WITHDRAWAL_TYPE, bank, account, name });
        $values.set(EMPTY);
      });
      if (isDone) await info.load();
      return isDone;
    },
  };
}

/** What `createInvite` makes, for its components. */
export type InviteModel = ReturnType<typeof createInvite>;
