import { createPackages } from '#features/checkout/packages-model.ts';
import type { Checkout } from '#features/checkout/pay/checkout.ts';
import type { PaymentBrowser, PayState } from '#features/checkout/pay/pay.ts';
import { createRegister } from '#features/checkout/register-model.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import type { Stage } from './stage.ts';

/** A complete account form. */
export const VALID = {
  email: 'wren@example.com',
  emailAgain: 'wren@example.com',
  password: 'wing-42',
  passwordAgain: 'wing-42',
};

/** Waits for an attempt to pay. Returns what the screen shows then (`PayState`). */
export async function kindAfter(
  { payment }: Pick<Checkout, 'payment'>,
  paying: Promise<void>,
): Promise<PayState['kind']> {
  await paying;
  return payment.$state.get().kind;
}

/**
 * Makes models of buyers on a stage, with the products loaded: a guest with a complete form, or a member.
 * `method` is the payment method that they have chosen.
 */
export function buyersOn(stage: Stage) {
  /** Payment pages open at once, before a visitor could notice a delay. Other waits are real. */
  const browser = (): PaymentBrowser => ({
    origin: 'http://localhost:4321',
    allowsLoopback: true,
    loadParts: async () => {},
    preparePage: async () => ({ kind: 'leaves', leave: () => stage.left.push('payment page') }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms === 1000 ? 0 : ms).unref()),
  });
  return {
    async register(method?: string, changes: Partial<PaymentBrowser> = {}) {
      const model = createRegister(await stage.dependenciesOf(), {
        ...browser(),
        ...changes,
        readFingerprint: async () => 'web-test',
      });
      await model.shop.load({});
      model.$values.set(VALID);
      if (method) model.shop.$methodKey.set(method);
      return model;
    },
    async packagesOf(who: PersonName, level: 1 | 2 | 3, method?: string) {
      const model = createPackages(await stage.dependenciesOf(who), browser(), level);
      await model.shop.load({});
      if (method) model.shop.$methodKey.set(method);
      return model;
    },
  };
}
