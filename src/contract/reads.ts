import type { CallName } from './find-call.ts';

/**
 * Does a call change nothing at the server? Then it may be asked again at another address of the API; all others are sent once
 * (docs/api.md#several-addresses). What counts tries, sends mail or signs in is no reading.
 */
export const IS_READ: Readonly<Record<CallName, boolean>> = {
  login: false,
  greenChannel: false,
  info: true,
  refreshVip: false,
  deviceUnbind: false,
  orderReceipt: true,
  forgotCode: false,
  forgotCodeVerify: false,
  forgotReset: false,
  forgot: false,
  repass: false,
  appleId: true,
  activityCheck: true,
  invite: true,
  cashOutDraw: false,
  userRules: true,
  userRulesAdd: false,
  userRulesRemove: false,
  skuList: true,
  createRenewOrder: false,
  createRegOrder: false,
  regCheck: true,
  ticket: true,
  ticketView: true,
  ticketAdd: false,
  ticketImageUpload: false,
  ticketTouristView: true,
  ticketTouristAdd: false,
};
