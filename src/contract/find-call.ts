import { activityCheck } from './activity.ts';
import type { AnyCall } from './call.ts';
import type * as contract from './index.ts';

/** Every call, by its name. */
export type Calls = {
  [Name in keyof typeof contract as (typeof contract)[Name] extends AnyCall ? Name : never]: (typeof contract)[Name];
};

/** The name of a call. */
export type CallName = keyof Calls;

/** The files that describe calls. Each is fetched with the first of its calls, because no page needs all 28. */
const RESOURCES = {
  account: () => import('./account.ts'),
  // Nearly every page asks for the activity, so its description comes with the sender.
  activity: async () => ({ activityCheck }),
  invite: () => import('./invite.ts'),
  rules: () => import('./rules.ts'),
  shop: () => import('./shop.ts'),
  tickets: () => import('./tickets.ts'),
};

/** A file that describes calls. */
export type Resource = keyof typeof RESOURCES;

/** Which file describes a call. */
export const RESOURCE_OF: Readonly<Record<CallName, Resource>> = {
  login: 'account',
  greenChannel: 'account',
  info: 'account',
  refreshVip: 'account',
  deviceUnbind: 'account',
  orderReceipt: 'account',
  forgotCode: 'account',
  forgotCodeVerify: 'account',
  forgotReset: 'account',
  forgot: 'account',
  repass: 'account',
  appleId: 'account',
  activityCheck: 'activity',
  invite: 'invite',
  cashOutDraw: 'invite',
  userRules: 'rules',
  userRulesAdd: 'rules',
  userRulesRemove: 'rules',
  skuList: 'shop',
  createRenewOrder: 'shop',
  createRegOrder: 'shop',
  regCheck: 'shop',
  ticket: 'tickets',
  ticketView: 'tickets',
  ticketAdd: 'tickets',
  ticketImageUpload: 'tickets',
  ticketTouristView: 'tickets',
  ticketTouristAdd: 'tickets',
};

/** A call's description: what it takes and answers. Rejects with the browser's own error if the code can't be fetched. */
export async function findCall<Name extends CallName>(name: Name): Promise<Calls[Name]> {
  // The cast is safe: `tests/model/load-code.test.ts` checks that each file describes the calls that `RESOURCE_OF` says.
  const resource = (await RESOURCES[RESOURCE_OF[name]]()) as unknown as Calls;
  return resource[name];
}
