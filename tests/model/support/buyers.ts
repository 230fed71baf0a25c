import type { HandOff } from '../../../src/features/checkout/order/order-types.ts';
import { createPackages } from '../../../src/features/checkout/packages-model.ts';
import { createRegister } from '../../../src/features/checkout/register-model.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import type { Stage } from './stage.ts';

/** An account form that is filled in. */
export const VALID = {
  email: 'wren@example.com',
  emailAgain: 'wren@example.com',
  password: 'wing-42',
  passwordAgain: 'wing-42',
};

/** Who buys on a stage, with the goods loaded: a visitor whose form is filled in, or a member. */
export function buyersOn(stage: Stage) {
  /** A payment page opens at once, and nobody stays until it is late; whatever else waits does so in earnest. */
  const handOff = (): HandOff => ({
    origin: 'http://localhost:4321',
    allowsLoopback: true,
    loadParts: async () => {},
    preparePage: async () => ({ kind: 'leaves', leave: () => stage.left.push('payment page') }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms === 1000 ? 0 : ms).unref()),
  });
  return {
    handOff,
    async register(handedOff: HandOff = handOff()) {
      const model = createRegister(await stage.dependenciesOf(), {
        ...handedOff,
        readFingerprint: async () => 'web-test',
      });
      await model.shop.load({});
      model.$values.set(VALID);
      return model;
    },
    async packagesOf(who: PersonName, level: 1 | 2 | 3) {
      const model = createPackages(await stage.dependenciesOf(who), handOff(), level);
      await model.shop.load({});
      return model;
    },
  };
}
