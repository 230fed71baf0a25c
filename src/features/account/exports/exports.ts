import type { Device, PaidOrder } from '#contract/account.ts';
import { toCsv } from '#core/csv.ts';
import { formatDateTime } from '#core/time.ts';
import { levelKey, type OwnText } from '../account-texts.ts';
import { priceUsdOf } from '../records/bought.ts';
import { expiryReminder } from './ics.ts';

/** Saves a file. It is exported here so that it is loaded together with the code that makes files. */
export { saveFile } from '#ui/controls/save-file.ts';

/** All devices as CSV, with headings in the reader's language. */
export function devicesCsv(devices: readonly Device[], t: OwnText): string {
  return toCsv([
    [t('devices.name'), t('devices.type'), t('devices.platformTitle'), t('devices.linked')],
    ...devices.map(({ name, type, platform, linkTime }) => [
      name,
      type,
      t(`devices.platform.${platform}`),
      formatDateTime(linkTime),
    ]),
  ]);
}

/**
 * All orders as CSV, with their names as on the screen. Headings are in the reader's language, and amounts are plain
 * numbers.
 */
export function ordersCsv(orders: readonly PaidOrder[], nameOf: (order: PaidOrder) => string, t: OwnText): string {
  return toCsv([
    [t('orders.id'), t('orders.name'), t('orders.days'), t('orders.amountUsd'), t('orders.date')],
    ...orders.map((order) => [`${order.id}`, nameOf(order), order.days, priceUsdOf(order), formatDateTime(order.date)]),
  ]);
}

/** The data for a reminder of a level's end. Times are in seconds since the epoch. */
interface ReminderOf {
  level: 1 | 2;
  at: number;
  account: string;
  nowSeconds: number;
  /** The absolute address of the page for renewing. */
  address: string;
}

/** A calendar file with a reminder of a level's end. It contains the address of the page for renewing. */
export function reminderIcs({ level, at, account, nowSeconds, address }: ReminderOf, t: OwnText): string {
  return expiryReminder({
    uid: `expiry-${level}-${account}`,
    at,
    summary: t('reminder.summary', { level: t(levelKey(level)) }),
    description: t('reminder.description', { address }),
    nowSeconds,
  });
}
