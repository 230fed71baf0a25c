import type { UserInfo } from '../../../src/contract/account.ts';
import type { SkuList } from '../../../src/contract/shop.ts';
import { PayState } from '../../../src/contract/values/shop.ts';
import { SLACK_SECONDS, span } from '../time.ts';
import type { Known, Note } from './known.ts';
import { noteCents } from './money.ts';

/** A countdown that is longer is a moment: ten years, in seconds. */
const LONGEST_COUNTDOWN = 315_360_000;

/** Notes doubts about `skuList`. */
export function doubtsOfShop(shop: SkuList, known: Known, note: Note): void {
  const { goods } = shop;
  if (goods.length === 0) note('hint', 'goods', 'is empty: there is nothing to buy');
  const sent = Object.values(Object(Object(known.sent).goods)).map((one) => Object(one));
  const rows = goods.map(({ key, days, price }) => {
    const { price: given } = sent.find((one) => one.key === key) ?? {};
    return { label: String(key), days, usd: price.usd, sent: Object(given).usd ?? given };
  });
  noteCents(rows, 'goods.*.price', note);
  for (const [index, { key, days, lastTime }] of goods.entries()) {
    const place = `goods.${index} (${key})`;
    if (days === 0) note('tolerated', `${place}.days`, 'is 0: a package of no days is shown');
    noteCountdown(lastTime, `${place}.lastTime`, note);
  }
  noteUnpayable(shop, note);
  noteOtherLevel(shop, known, note);
}

/** Notes seconds left that are a moment. */
export function noteCountdown(seconds: number, place: string, note: Note): void {
  if (seconds > LONGEST_COUNTDOWN) note('unusable', place, `is ${seconds}, a moment: seconds left are expected`);
}

/** Payments are open, but there are packages that no method may pay for. */
function noteUnpayable({ goods, payArray, payState }: SkuList, note: Note): void {
  if (payState === PayState.paused) return;
  for (const level of [1, 2] as const) {
    const count = goods.filter(({ vipLevel }) => vipLevel === level).length;
    if (count === 0 || payArray.some((method) => method[`l${level}`])) continue;
    note(
      'unusable',
      'payArray',
      `has no method with l${level}: nobody can pay for ${count} packages of level ${level}`,
    );
  }
}

function noteOtherLevel({ linkInfo }: SkuList, { beans }: Known, note: Note): void {
  const info = beans.get('info') as UserInfo | undefined;
  if (!linkInfo || !info) return;
  const { vipLevel, lastExpire } = linkInfo;
  if (vipLevel !== info.vipType) {
    note('tolerated', 'linkInfo.vipLevel', `is ${vipLevel}, and vipType of info is ${info.vipType}`);
  }
  const [here, there] = [lastExpire, info.lastExpire].map((seconds) => Math.max(0, seconds));
  if (Math.abs((here ?? 0) - (there ?? 0)) > SLACK_SECONDS) {
    note('tolerated', 'linkInfo.lastExpire', `is ${span(here ?? 0)}, and in info ${span(there ?? 0)}`);
  }
}
