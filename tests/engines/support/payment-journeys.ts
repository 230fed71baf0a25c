import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { href } from '#routes/href.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { storageKey } from '../../browser/support/storage.ts';
import { PAYMENT_SHAPE_NAMES, shapeOf, TELLING_SHAPES } from '../../sandbox/api/payment-shapes.ts';
import { Client } from '../../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { type Engine, until } from './engine.ts';

/** Choose another package than the suggested one, so that the tests see whether the choice is sent. */
const PRODUCT = 'vip-30';
const SHOP = href('packages', { locale: 'en', params: { level: 1 } });

/**
 * Declares tests in which a member orders through payment pages in another engine
 * (docs/behaviour/checkout.md#payment-pages). `npm test` tries `TELLING_SHAPES` in each engine. `npm run engines` sets
 * `EVERY_PAYMENT_SHAPE`, so it tries all shapes.
 */
export function payInEveryShape(start: () => Promise<Engine>): void {
  let engine: Engine;
  let sandbox: Sandbox;
  let client: Client;
  before(async () => {
    const distDir = join(import.meta.dirname, '../../../dist');
    sandbox = await startSandbox({ database: ':memory:', distDir, log: () => {} });
    engine = await start();
    client = new Client(sandbox.origin);
    await engine.open(`${sandbox.origin}/favicon.svg`);
    const stored = { key: storageKey('token'), value: await client.token('lin') };
    await engine.run(({ key, value }) => sessionStorage.setItem(key, value), stored);
  });
  after(async () => {
    await engine?.close();
    await sandbox?.close();
  });

  for (const name of process.env.EVERY_PAYMENT_SHAPE ? PAYMENT_SHAPE_NAMES : TELLING_SHAPES) {
    test(`a payment page of the shape "${name}" leads to the gateway, and Back returns to the form`, async () => {
      const { fields, press, fill } = shapeOf(name);
      await order(engine, client, sandbox, name);
      if (press) await pressIt(engine, press, fill);
      // Wait for the gateway to report the visit, because a page that is being left cannot be asked.
      await arrivalAt(sandbox);
      await until(
        engine,
        'the gateway opens',
        () => location.pathname.startsWith('/pay/') && document.forms.length === 1,
      );
      assert.deepEqual(
        sandbox.arrivals().map((arrival) => arrival.fields),
        [fields],
      );
      await engine.back();
      await until(
        engine,
        'Back finds the form with what was chosen, and its button on',
        ([shop, product]) =>
          location.pathname === shop &&
          document.querySelector<HTMLInputElement>('[name=product]:checked')?.value === product &&
          document.querySelector('[name=merchant]:checked')?.closest('label')?.textContent?.includes('UnionPay') &&
          document.querySelector('.pay-bar button:not([aria-disabled])') !== null,
        [SHOP, PRODUCT] as const,
      );
    });
  }

  test('a payment page in the whole tab cannot read the session', async () => {
    await order(engine, client, sandbox, 'pressed');
    await until(engine, 'the payment page opens', () => document.querySelector('#go'));
    const seen = await engine.run(() => {
      try {
        return `storage: ${sessionStorage.length}`;
      } catch (error) {
        return `${(error as Error).name} ${self.origin} ${location.pathname}${location.hash}`;
      }
    });
    assert.equal(seen, `SecurityError null ${PAYMENT_ADDRESS}`);
  });

  test('a visit to the payment address from elsewhere shows nothing that the address carries', async () => {
    await engine.open(`${sandbox.origin}/favicon.svg`);
    await engine.open(`${sandbox.origin}${PAYMENT_ADDRESS}#${encodeURIComponent('<h1>Your bank</h1>')}`);
    await until(engine, 'it says so', () => document.body.innerText.includes('There’s nothing to pay here'));
    const seen = await engine.run(() => `${location.hash}${document.body.innerText.includes('Your bank')}`);
    assert.equal(seen, 'false');
  });
}

/** Orders by UnionPay. The sandbox answers with a payment page of the given shape. */
async function order(engine: Engine, client: Client, { origin }: Sandbox, shape: string): Promise<void> {
  await client.control('clear', {});
  await client.control('setting', { name: 'paymentPage', value: shape });
  // After Back the shop is still open. Use its form, as a buyer who tries again would.
  if (!(await engine.run((shop) => location.pathname === shop, SHOP))) await engine.open(origin + SHOP);
  await until(
    engine,
    'the goods are there, and chosen',
    (product) => {
      const methods = [...document.querySelectorAll<HTMLInputElement>('[name=merchant]')];
      const unionPay = methods.find((input) => input.closest('label')?.textContent?.includes('UnionPay'));
      const wanted = document.querySelector<HTMLInputElement>(`[name=product][value="${product}"]`);
      unionPay?.click();
      wanted?.click();
      return unionPay?.checked && wanted?.checked;
    },
    PRODUCT,
  );
  await engine.run(() => {
    // Forget the previous order, because the shop would ask about it.
    localStorage.clear();
    document.querySelector<HTMLButtonElement>('.pay-bar button')?.click();
  });
}

/** Waits until the gateway's page has been requested, for at most 25 seconds. */
async function arrivalAt(sandbox: Sandbox): Promise<void> {
  const endMs = Date.now() + 25_000;
  while (sandbox.arrivals().length === 0 && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function pressIt(
  engine: Engine,
  press: string,
  fill: { selector: string; value: string } | undefined,
): Promise<void> {
  await until(engine, 'there is something to press', (selector) => document.querySelector(selector), press);
  await engine.run(
    ([pressed, filled]) => {
      const field = filled && document.querySelector<HTMLInputElement>(filled.selector);
      if (field) field.value = filled.value;
      document.querySelector<HTMLElement>(pressed)?.click();
    },
    [press, fill ?? null] as const,
  );
}
