import type { Receipt, UserInfo } from '../../../src/contract/account.ts';
import { YUAN_PER_DOLLAR } from '../../../src/contract/values/shop.ts';
import { SLACK_SECONDS, span, when } from '../time.ts';
import type { Known, Note } from './known.ts';
import { dearestPackage, isInCents, noteCents } from './money.ts';
import { noteCountdown } from './shop.ts';

/** MB of a GB. */
const GB = 1024;

/** What of `info` is told in two ways, of which one must be wrong. */
export function doubtsOfInfo(info: UserInfo, known: Known, note: Note): void {
  const { now } = known;
  const sent = Object(known.sent) as Partial<Record<string, unknown>>;
  for (const [end, flag] of [
    ['expire', 'expired'],
    ['expireSVip', 'expiredSVip'],
  ] as const) {
    const isPast = info[end] < now;
    if (sent[flag] == null || !info[end] || isNear(info[end], now) || info[flag] === isPast) continue;
    note(
      'unusable',
      flag,
      `is ${info[flag]}, and ${end} is ${when(info[end], now)}: which is right the site can’t know`,
    );
  }
  noteLevel(info, sent, now, note);
  noteSecondsLeft(info, sent, now, note);
  noteTraffic(info, now, note);
  noteAmounts(info, known, note);
}

function noteLevel(
  { expire, expireSVip, vipType }: UserInfo,
  sent: Partial<Record<string, unknown>>,
  now: number,
  note: Note,
) {
  // Without ends a level may run whose end is not known yet.
  if (sent.vipType == null || (!expire && !expireSVip) || isNear(expire, now) || isNear(expireSVip, now)) return;
  const levelOne = expire > now ? 1 : 0;
  const level = expireSVip > now ? 2 : levelOne;
  if (level === vipType) return;
  const ends = [expire && `expire is ${when(expire, now)}`, expireSVip && `expireSVip ${when(expireSVip, now)}`];
  note('unusable', 'vipType', `is ${vipType}, and ${ends.filter(Boolean).join(', ')}: level ${level} runs by these`);
}

/** While level 2 runs, how the seconds of level 1 are counted is the server's own affair. */
function noteSecondsLeft(
  { expire, expireSVip, lastExpire, lastTime }: UserInfo,
  sent: Partial<Record<string, unknown>>,
  now: number,
  note: Note,
) {
  noteCountdown(lastTime, 'lastTime', note);
  noteCountdown(lastExpire, 'lastExpire', note);
  if (sent.lastExpire == null || !expire || expireSVip > now) return;
  const [left, given] = [Math.max(0, expire - now), Math.max(0, lastExpire)];
  if (Math.abs(left - given) <= SLACK_SECONDS) return;
  note('unusable', 'lastExpire', `is ${span(given)}, and expire is ${when(expire, now)}: members see both`);
}

function noteTraffic({ expireSVip, trafficDate, trafficMax, trafficUse }: UserInfo, now: number, note: Note): void {
  // A little more is counted where counting lags behind.
  if (trafficMax > 0 && trafficUse > 2 * trafficMax) {
    note('tolerated', 'trafficUse', `is ${trafficUse} of ${trafficMax} MB: is one of them in another unit?`);
  }
  if (trafficMax > 0 && trafficMax < GB) note('hint', 'trafficMax', `is ${trafficMax} MB: is that GB?`);
  if (expireSVip > now && trafficDate > 0 && trafficDate < now - SLACK_SECONDS) {
    note('tolerated', 'trafficDate', `is ${when(trafficDate, now)}: the next reset is expected`);
  }
}

function noteAmounts({ pays }: UserInfo, known: Known, note: Note): void {
  const sent = Object.values(Object(Object(known.sent).pays)).map((one) => Object(one));
  const rows = pays.map(({ id, days, usd, price }) => {
    const given = sent.find((one) => one.id === id);
    return { label: String(id), days, usd: usd ?? (price ?? 0) / YUAN_PER_DOLLAR, sent: given?.usd ?? given?.price };
  });
  noteCents(rows, 'pays.*.usd', note);
  const dearest = dearestPackage(known) ?? 0;
  const [dear] = rows.filter(({ days, usd }) => days === 0 && isInCents(usd ?? 0, dearest));
  if (dear)
    note('unusable', 'pays.*.usd', `is in cents? "${dear.label}" is ${dear.usd} USD, the dearest package ${dearest}`);
}

/** Notes a receipt's amount that is not its order's. */
export function doubtsOfReceipt({ usd }: Receipt, { payload, beans }: Known, note: Note): void {
  const { pays = [] } = (beans.get('info') ?? {}) as Partial<UserInfo>;
  const order = pays.find(({ id }) => id === Object(payload).orderId);
  if (usd == null || order?.usd == null || usd === order.usd) return;
  const isCents = isInCents(usd, order.usd) || isInCents(order.usd, usd);
  const words = `is ${usd}, and in pays of info ${order.usd}`;
  if (isCents) note('unusable', 'usd', `${words}: is one of them in cents?`);
  else note('tolerated', 'usd', `${words}: members see two amounts of one order`);
}

function isNear(moment: number, now: number): boolean {
  return Math.abs(moment - now) <= SLACK_SECONDS;
}
