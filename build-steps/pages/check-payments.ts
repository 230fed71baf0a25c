import { type Page, rowOfPage, type Site, scriptsOf } from '../page.ts';
import { importChain } from '../script-graph.ts';

/**
 * The module that sends the visitor to a payment gateway: a page that can load it needs a policy that allows gateways.
 */
const HAND_OFF = '/src/features/checkout/payment/payment-page.ts';

/**
 * Pages whose code and row disagree about whether visitors can pay there: `page: what to change`. Judged by imports,
 * not by files, so that other chunk groups never change what a page may do.
 */
export function paymentProblems(page: Page, { scripts, modules }: Site): string[] {
  const entries = scriptsOf(page).flatMap((file) => scripts.get(file)?.entry ?? []);
  const chain = importChain(modules, entries, HAND_OFF);
  const maySendAway = rowOfPage(page)?.pays ?? false;
  if (chain && !maySendAway) {
    const named = chain.map((id) => id.replace(/^.*?\/src\//, '').replace(/\?.*/, '')).join(' → ');
    return [
      `${page.file}: its code can open a payment page, which its policy would block: ${named}. One of these imports is wrong; or visitors pay on this page, then its row in src/routes/table.ts needs "pays: true"`,
    ];
  }
  if (maySendAway && !chain) {
    return [
      `${page.file}: its row in src/routes/table.ts says "pays", but none of its code can open a payment page: take "pays" away`,
    ];
  }
  return [];
}
