import { atom, computed } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { readEmail } from '#core/email.ts';
import { returnWithOtherTabs } from '#session/return-path.ts';
import { readAttribution } from '#stores/attribution.ts';
import { createAccountForm } from './account/account-form.ts';
import { createCheckout } from './pay/checkout.ts';
import { orderOf, type PaymentBrowser } from './pay/pay.ts';
import { NO_LEVELS } from './product-list/period.ts';

/**
 * The model of registering by buying (docs/behaviour/checkout.md#register). `readFingerprint` returns the fingerprint
 * as `web…`.
 */
export function createRegister(
  dependencies: Dependencies,
  browser: PaymentBrowser & { readFingerprint(): Promise<string> },
) {
  const form = createAccountForm(dependencies);
  const checkout = createCheckout(dependencies, browser, {
    level: 1,
    mayChangeLevel: true,
    $accountField: form.$accountField,
    $levelEnds: atom(NO_LEVELS),
    totalUsdOf: ({ $product }) => computed($product, (product) => product?.price.usd ?? 0),
    readTyped() {
      const { email, password } = form.$values.get();
      return { account: readEmail(email), password };
    },
    findBuyer: async ({ account }) => ({ account, before: NO_LEVELS, isNew: true }),
    async sendOrder(purchase, key) {
      const { account, password } = purchase;
      const { ref } = readAttribution(dependencies.nowMs());
      const fingerprint = await browser.readFingerprint();
      const order = { ...orderOf(purchase, dependencies), account, password, fingerprint, ref };
      const reply = await dependencies.send('createRegOrder', order, { key });
      // Only this reply leads to no gateway. After a gateway a buyer may return to the form and need the draft.
      if (reply.kind === 'thanks') form.dropDraft();
      return reply;
    },
  });

  return {
    ...checkout,
    ...form,
    /**
     * Leaves for the return path when another tab signs in, but not during an order. Returns a function that stops
     * this.
     */
    goOn: () =>
      returnWithOtherTabs(
        dependencies,
        () => checkout.payment.paying.$isBusy.get() || checkout.payment.$state.get().kind !== 'idle',
      ),
    /**
     * Pays if nothing is missing (`createCheckout`). Otherwise the next field of the account form shows its problem.
     */
    pay(label: string): Promise<void> {
      if (checkout.$missing.get() === 'account') form.showProblem();
      return checkout.pay(label);
    },
  };
}
