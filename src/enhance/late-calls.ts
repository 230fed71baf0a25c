/** The calls that static pages make, behind one `import()`: with it come sender and contract, which no first paint waits for. */

import type { Activity } from '../contract/shop.ts';
import { activityCheck, skuList } from '../contract/shop.ts';
import { cheapest } from '../core/goods.ts';
import { formatUsd } from '../core/money.ts';
import type { Locale } from '../routes/locales.ts';
import { send } from '../stores/sender.ts';

/** The running activity. */
export function askActivity(): Promise<Activity> {
  return send(activityCheck, {}, { overlay: false });
}

/** The price of the cheapest package, as that language writes it; undefined when nothing is sold. */
export async function askCheapest(locale: Locale): Promise<string | undefined> {
  const { goods } = await send(skuList, {}, { overlay: false });
  const product = cheapest(goods);
  return product ? formatUsd(product.price.usd, locale) : undefined;
}
