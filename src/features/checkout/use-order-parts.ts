import { loadCode } from '../../api/load-code.ts';
import type { Locale } from '../../routes/locales.ts';

/** What shows what becomes of an order, with its texts. */
type OrderParts = Awaited<ReturnType<typeof fetchParts>>;

let parts: OrderParts | undefined;

/** Fetches what shows what becomes of an order: only those who order need it. Throws a failure like any code that does not come. */
export async function loadOrderParts(locale: Locale): Promise<void> {
  parts ??= await loadCode(() => fetchParts(locale));
}

/** What shows what becomes of an order; undefined before the first order of this page. */
export function orderParts(): OrderParts | undefined {
  return parts;
}

async function fetchParts(locale: Locale) {
  const [{ OrderQuestion, OrderStage }, { loadTexts }] = await Promise.all([
    import('./OrderParts.tsx'),
    import('./late-texts.ts'),
  ]);
  return { OrderQuestion, OrderStage, say: await loadTexts('order', locale) };
}
