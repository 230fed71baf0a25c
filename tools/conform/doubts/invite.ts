import type { InviteInfo, PromoData, ShareData } from '../../../src/contract/invite.ts';
import { InvitationStatus } from '../../../src/contract/values/invite.ts';
import type { Known, Note } from './known.ts';
import { dearestPackage, isInCents } from './money.ts';

/** Notes doubts about `invite`. */
export function doubtsOfInvite(invite: InviteInfo, known: Known, note: Note): void {
  if (!/^https?:$/.test(URL.canParse(invite.url) ? new URL(invite.url).protocol : '')) {
    note('unusable', 'url', 'is no whole address, which friends could open: https://… is expected');
  }
  if (invite.inviteType === 'share') ofShare(invite.shareData, note);
  else ofPromo(invite.promoData, known, note);
}

function ofShare({ reg, reward, rewardList, record }: ShareData, note: Note): void {
  if (record.length > reg) {
    note('tolerated', 'shareData.reg', `is ${reg}, and record lists ${record.length}: members see both`);
  }
  const listed = record
    .filter(({ status }) => status === InvitationStatus.rewarded)
    .reduce((sum, one) => sum + one.reward, 0);
  if (listed > reward) {
    note('tolerated', 'shareData.reward', `is ${reward}, and the rewards in record are ${listed}: members see both`);
  }
  const seen = new Set<string>();
  for (const [index, { type, days }] of rewardList.entries()) {
    const own = `${type} ${days}`;
    if (seen.has(own)) {
      note(
        'tolerated',
        `shareData.rewardList.${index}`,
        `is for a package of ${days} days, as one before: both are shown`,
      );
    }
    seen.add(own);
  }
}

function ofPromo({ rebate }: PromoData, known: Known, note: Note): void {
  // A rebate is part of a package's price.
  const [usd] = rebate.map((one) => one.usd).filter((one) => isInCents(one, dearestPackage(known) ?? 0));
  if (usd === undefined) return;
  note(
    'unusable',
    'promoData.rebate.*.usd',
    `is in cents? ${usd} USD are ${dearestTimes(usd, known)} times the dearest package`,
  );
}

function dearestTimes(usd: number, known: Known): number {
  return Math.round(usd / (dearestPackage(known) ?? 1));
}
