import { type Bean, inBean } from './api.ts';
import type { Planted } from './planted.ts';

const ORDER = { writes: ['order'], pay: 'unionPay' } as const;

/** An order's reply in place of the sandbox's. */
function ordered(mistake: string, reply: unknown, ...found: string[]): Planted {
  return {
    mistake,
    fault: inBean('createRenewOrder', () => reply),
    options: ORDER,
    found: found.map((line) => `createRenewOrder (member): ${line}`),
  };
}

/** Mistakes in orders, tickets, rules and invitations. */
export const FURTHER: readonly Planted[] = [
  ordered(
    'an order that is answered with nothing',
    {},
    'unusable should be an order reply, is an object {}: the answer is of no use',
  ),
  ordered(
    'an address to pay at with a user’s name',
    { url: 'https://pay.example@evil.example/' },
    'unusable url is not followed: an https address without user info is expected',
  ),
  ordered(
    'an address to pay at that is none',
    { url: 'pay.example/1' },
    'unusable url is no address, and followed as a page of the site: https://pay.example/1 may be meant',
  ),
  ordered(
    'a payment page that leads nowhere',
    { html: '<!DOCTYPE html><meta charset="utf-8"><p>Please pay</p>' },
    'unusable html has no form, script or link: readers stay on a page that leads nowhere',
  ),
  {
    ...ordered('an order that is declined without words', { error: true }),
    legitimate: 'the order is declined, and the site has words of its own',
  },
  {
    mistake: 'two tickets with one id',
    fault: inBean('ticket', (bean) => bean.map((one: Bean) => ({ ...one, id: '101' }))),
    found: [
      'ticket (member): tolerated 1 (101).id is also that of 0: who opens one may read the other',
      'ticket (member): tolerated 2 (101).id is also that of 0: who opens one may read the other',
    ],
  },
  {
    mistake: 'the newest message first',
    fault: inBean('ticketView', (bean) => ({ ...bean, list: bean.list.toReversed() })),
    found: [
      'ticketView (member): unusable list has the newest message first: the site shows them as they come, oldest first',
    ],
  },
  {
    mistake: 'a ticket with another title than in the list',
    fault: inBean('ticketView', (bean) => ({ ...bean, info: { ...bean.info, title: 'Something else' } })),
    found: ['ticketView (member): tolerated info.title is "Something else", and in the list "连接后无法打开网页"'],
  },
  {
    mistake: 'replies that are not stored',
    fault: inBean('ticketView', (bean) => ({ ...bean, list: bean.list.slice(0, 1) })),
    options: { writes: ['ticket'] },
    found: ['ticketView (member, that ticket): unusable list has 1 messages: 2 were written'],
  },
  {
    mistake: 'messages that are dated by a clock in China',
    fault: inBean('ticketView', (bean) => ({
      ...bean,
      list: bean.list.map((one: Bean) => ({ ...one, date: one.date + 8 * 3600 })),
    })),
    options: { writes: ['ticket'] },
    found: [
      'ticketView (member): tolerated list.0.date is in 8 hours: is it local time, where UTC is expected?',
      'ticketView (member): tolerated list.1.date is in 8 hours: is it local time, where UTC is expected?',
      'ticketView (member, that ticket): tolerated list.0.date is in 8 hours: is it local time, where UTC is expected?',
      'ticketView (member, that ticket): tolerated list.1.date is in 8 hours: is it local time, where UTC is expected?',
    ],
  },
  {
    mistake: 'a new ticket without its id',
    fault: inBean('ticketAdd', () => ({})),
    options: { writes: ['ticket'] },
    found: ['ticketAdd (member): tolerated id is missing: the list is shown in place of the ticket'],
  },
  {
    mistake: 'a guest’s new ticket without its key',
    fault: inBean('ticketTouristAdd', () => ({})),
    options: { writes: ['guest'] },
    found: ['ticketTouristAdd (guest): unusable key is missing: the guest gets no link to the ticket'],
  },
  {
    mistake: 'a domain that can’t be removed',
    fault: inBean('userRulesRemove', ({ list }) => ({ list: [...list, `conform-${Date.now()}.example`] })),
    options: { writes: ['rules'] },
    found: [],
  },
  {
    mistake: 'a domain that is listed twice',
    fault: inBean('userRules', (bean) => ({ ...bean, list: [...bean.list, bean.list[0]] })),
    found: ['userRules (member): tolerated list.5 is the same as list.0: it is listed twice'],
  },
  {
    mistake: 'a new list of domains that does not come',
    legitimate: 'the site asks for the list by itself',
    fault: inBean('userRulesAdd', () => ({})),
    options: { writes: ['rules'] },
    found: ['userRulesAdd (member): tolerated list is missing: read as what it means'],
  },
  {
    mistake: 'a link for friends that is no address',
    fault: inBean('invite', (bean) => ({ ...bean, url: '/?ref=lin' })),
    found: ['invite (member): unusable url is no whole address, which friends could open: https://… is expected'],
  },
  {
    mistake: 'fewer friends than are listed',
    fault: inBean('invite', (bean) => ({ ...bean, shareData: { ...bean.shareData, reg: 1 } })),
    found: ['invite (member): tolerated shareData.reg is 1, and record lists 2: members see both'],
  },
  {
    mistake: 'fewer days earned than are listed',
    fault: inBean('invite', (bean) => ({ ...bean, shareData: { ...bean.shareData, reward: 0 } })),
    options: { account: 'sam@example.com' },
    found: ['invite (member): tolerated shareData.reward is 0, and the rewards in record are 135: members see both'],
  },
  {
    mistake: 'two rewards for one package',
    fault: inBean('invite', ({ shareData, ...bean }) => ({
      ...bean,
      shareData: { ...shareData, rewardList: [shareData.rewardList[0], shareData.rewardList[0]] },
    })),
    found: [
      'invite (member): tolerated shareData.rewardList.1 is for a package of 360 days, as one before: both are shown',
    ],
  },
  {
    mistake: 'rebates in cents',
    fault: inBean('invite', ({ promoData, ...bean }) => ({
      ...bean,
      promoData: { ...promoData, rebate: promoData.rebate.map((one: Bean) => ({ ...one, usd: one.usd * 100 })) },
    })),
    options: { account: 'pia@example.com' },
    found: ['invite (member): unusable promoData.rebate.*.usd is in cents? 2600 USD are 20 times the dearest package'],
  },
];
