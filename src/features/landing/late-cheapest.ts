/** Asks for the cheapest package, behind one `import()`: with it come sender and contract, which no first paint waits for. */
import { skuList } from '../../contract/shop.ts';
import { formatUsd } from '../../core/money.ts';
import type { Locale } from '../../routes/locales.ts';
import { send } from '../../stores/sender.ts';
import { cheapest } from './cheapest-package.ts';

/** The price of the cheapest package, as that language writes it; undefined when nothing is sold. */
export async function askCheapest(locale: Locale): Promise<string | undefined> {
  const { goods } = await send(skuList, {}, { overlay: false });
  const product = cheapest(goods);
  return product ? formatUsd(product.price.usd, locale) : undefined;
}
