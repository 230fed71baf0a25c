import type * as contract from '#contract/invite.ts';
import type { Movement } from '#contract/invite.ts';
import { RebateState, WithdrawalState } from '#contract/invite-states.ts';
import { InvitationStatus } from '#contract/values.ts';
import { type AccountRow, all, insert, run } from '../database.ts';
import { BONUSES, PROMO_RATE } from '../orders.ts';
import { Refusal } from '../refusal.ts';
import { nowSeconds, type World } from '../world.ts';
import type { HandlersOf } from './handler.ts';

/** The smallest amount that can be withdrawn, in US dollars. */
const MINIMUM_USD = 50;

/** Answers of the invite programme's calls (docs/api.md#calls). */
export const inviteHandlers = {
  invite: {
    who: 'lin',
    example: {},
    answer: (_payload, { world, member }) => {
      const url = `${world.siteUrl}/?ref=${member.inviteCode}`;
      return member.inviteType === 'share'
        ? { inviteType: 'share', url, shareData: shareData(world, member) }
        : { inviteType: 'promo', url, promoData: promoData(world, member) };
    },
  },

  cashOutDraw: {
    who: 'pia',
    example: { type: 1, bank: 'boc', account: '6222020000000000', name: 'Pia' },
    answer: (_payload, { world, member }) => {
      if (member.inviteType !== 'promo') throw new Refusal('noPromoter');
      const ready = movements(world, member, 'rebate').filter(({ state }) => state === RebateState.withdrawable);
      const usd = Math.round(ready.reduce((sum, rebate) => sum + rebate.usd * 100, 0)) / 100;
      if (usd < MINIMUM_USD) throw new Refusal('belowMinimum', `${usd.toFixed(2)} < ${MINIMUM_USD} USD`);
      const sql = "UPDATE movement SET state = ? WHERE account = ? AND kind = 'rebate' AND state = ?";
      run(world.db, sql, RebateState.withdrawing, member.id, RebateState.withdrawable);
      const state = WithdrawalState.pending;
      insert(world.db, 'movement', { account: member.id, kind: 'draw', date: nowSeconds(), usd, state });
      return {};
    },
  },
} satisfies HandlersOf<typeof contract>;

function shareData(world: World, member: AccountRow) {
  const sql = 'SELECT name, date, status, reward FROM invitation WHERE account = ? ORDER BY date DESC, id';
  const record = all<{ name: string; date: number; status: number; reward: number }>(world.db, sql, member.id);
  const rewarded = record.filter(({ status }) => status === InvitationStatus.rewarded);
  return {
    reg: record.length,
    reward: rewarded.reduce((sum, { reward }) => sum + reward, 0),
    rewardList: [...BONUSES],
    record,
  };
}

function promoData(world: World, member: AccountRow) {
  return {
    view: member.promoView,
    reg: member.promoReg,
    rebate: movements(world, member, 'rebate'),
    draw: movements(world, member, 'draw'),
    rate: PROMO_RATE,
    outNum: MINIMUM_USD,
  };
}

function movements(world: World, member: AccountRow, kind: 'rebate' | 'draw'): Movement[] {
  const sql = 'SELECT date, usd, state FROM movement WHERE account = ? AND kind = ? ORDER BY date DESC, id';
  return all<Movement>(world.db, sql, member.id, kind);
}
