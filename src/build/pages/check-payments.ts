import { chunkWith, neededEver } from '../script-graph.ts';
import { type Page, rowOfPage, type Site, scriptsOf } from './page.ts';

/** The module that hands a payment over to a gateway: a page that can load it needs a policy that allows gateways. */
const HAND_OFF = '/src/features/checkout/payment-page.ts';

/** Where a page's code and its row disagree about whether visitors can pay on it: `page: what to change`. */
export function paymentProblems(page: Page, site: Site): string[] {
  const handOff = chunkWith(site.scripts, HAND_OFF);
  const canPay = neededEver(site.scripts, scriptsOf(page)).includes(handOff);
  const row = rowOfPage(page);
  const maySendAway = row?.pays ?? false;
  if (canPay && !maySendAway) {
    return [
      `${page.file}: its code can open a payment page, which its policy would block: its row in src/routes/table.ts needs "pays: true"`,
    ];
  }
  if (maySendAway && !canPay) {
    return [
      `${page.file}: its row in src/routes/table.ts says "pays", but none of its code can open a payment page: take "pays" away`,
    ];
  }
  return [];
}
