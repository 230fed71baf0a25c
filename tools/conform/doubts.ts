import type { OrderReply, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { isFollowable } from '#domain/followable.ts';
import type { Session } from './session.ts';

/** The highest price per day, in US dollars, that a package can have. A higher price was sent in cents. */
const DEAREST_DAY_USD = 5;

/**
 * Notes packages that the site can read but that can't be meant. Such a package would cost a buyer money, or the seller
 * a sale.
 */
export function doubtsOfShop(session: Session, { goods, payArray, payState }: SkuList): void {
  const [first] = goods;
  if (first && goods.every(({ price, days }) => price.usd > DEAREST_DAY_USD * days)) {
    const shown = `"${first.key}" would cost ${first.price.usd.toFixed(2)} USD for ${first.days} days`;
    session.note('goods.*.price', `seems to be in cents: ${shown}`);
  }
  for (const [index, { key }] of goods.entries()) {
    const earlier = goods.findIndex((one) => String(one.key) === String(key));
    if (earlier < index)
      session.note(
        `goods.${index}.key`,
        `is also the key of goods.${earlier}, so one is sold as the other: give each package its own key`,
      );
  }
  for (const level of [1, 2] as const) {
    const isSold = payState === Payments.open && goods.some(({ vipLevel }) => vipLevel === level);
    if (isSold && !payArray.some((method) => method[`l${level}`])) {
      session.note('payArray', `has no method with l${level}: nobody can pay for packages of level ${level}`);
    }
  }
}

/** Notes the address of an order if the site would not follow it. Addresses on this machine may lack https. */
export function doubtsOfOrder(session: Session, reply: OrderReply | undefined): void {
  const { origin } = session.options;
  if (reply?.kind !== 'url' || isFollowable(reply.url, { origin, allowsLoopback: true })) return;
  session.note('url', 'is an address that the site does not follow: send an https address without user info');
}
