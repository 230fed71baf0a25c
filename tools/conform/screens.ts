import type { Receipt, UserInfo } from '../../src/contract/account.ts';
import type { Activity } from '../../src/contract/activity.ts';
import type { InviteInfo } from '../../src/contract/invite.ts';
import type { OrderReply, SkuList } from '../../src/contract/shop.ts';
import type { Thread } from '../../src/contract/tickets.ts';
import type { ListRead } from './read.ts';

/** The names of list items, by call and place. */
const ITEMS: Readonly<Record<string, string>> = {
  'skuList goods': 'packages',
  'skuList payArray': 'ways to pay',
  'info device': 'devices',
  'info pays': 'orders',
  'ticket ': 'tickets',
  'userRules list': 'domains',
  'invite shareData.record': 'invitations',
  'invite shareData.rewardList': 'rewards',
  'invite promoData.rebate': 'rebates',
  'invite promoData.draw': 'withdrawals',
};

/** What else a screen shows of an answer. */
const SCREENS: Readonly<Record<string, (bean: never) => string[]>> = {
  activityCheck: ({ enable, image, webBannerMsg }: Activity) => [
    enable ? `the activity has ${list([image && 'a popup', webBannerMsg && 'a banner'])}` : 'no activity runs',
  ],
  skuList: ({ goods, payArray, payState }: SkuList) => {
    const shelf = (level: number, type?: number): number =>
      goods.filter((one) => one.vipLevel === level && (type === undefined || (one.itemType === 3) === (type === 3)))
        .length;
    const names = (level: 'l1' | 'l2'): string => list(payArray.filter((one) => one[level]).map(({ name }) => name));
    return [
      `Basic has ${shelf(1)} packages, Premium ${shelf(2, 1)}, data plans ${shelf(2, 3)}`,
      `Basic is paid by ${names('l1')}; Premium by ${names('l2')}${payState === 0 ? '; payments are paused' : ''}`,
    ];
  },
  info: ({ vipType, expire, expireSVip, trafficMax, trafficUse }: UserInfo) => [
    `level ${vipType}; Basic until ${day(expire)}, Premium until ${day(expireSVip)}`,
    ...(vipType === 2 ? [`${trafficUse} of ${trafficMax || '(not named)'} MB used`] : []),
  ],
  orderReceipt: ({ transactionId, date, usd, price }: Receipt) => [
    `receipt ${transactionId} of ${day(date)}, ${usd === undefined ? `${price ?? '–'} ÷ 6.88` : usd} USD`,
  ],
  ticketView: thread,
  ticketTouristView: thread,
  invite: (invite: InviteInfo) => [
    `the ${invite.inviteType === 'share' ? 'share' : 'promoter'} programme, with a link`,
  ],
  createRenewOrder: order,
  createRegOrder: order,
};

/** What a call's screen would show, in sentences. */
export function screenOf(call: string, bean: unknown, lists: readonly ListRead[]): string[] {
  const counts = lists.flatMap(({ place, total, used }) => {
    const items = ITEMS[`${call} ${place}`];
    if (!items) return [];
    return `${used} of ${total} ${items} shown`;
  });
  return [...counts, ...(SCREENS[call]?.(bean as never) ?? [])];
}

function thread({ title, messages }: Thread): string[] {
  const byAgent = messages.filter(({ isAgent }) => isAgent).length;
  return [`${JSON.stringify(title)} with ${messages.length} messages, ${byAgent} of support`];
}

function order(reply: OrderReply): string[] {
  if (reply.kind === 'error') return ['the order is declined, with its words at the pay button'];
  if (reply.kind !== 'url') return [reply.kind === 'html' ? 'a payment page comes' : 'nothing is left to pay'];
  return [`the tab leaves for ${URL.canParse(reply.url) ? new URL(reply.url).origin : 'an address that is none'}`];
}

function day(seconds: number): string {
  return seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : '–';
}

function list(names: readonly (string | null | undefined | false)[]): string {
  return names.filter(Boolean).join(', ') || 'nothing';
}
