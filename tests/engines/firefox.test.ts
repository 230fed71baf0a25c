import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startFirefox } from './support/firefox.ts';
import { payInEveryShape } from './support/payment-journeys.ts';

const start = () => startFirefox(process.env.FIREFOX ?? 'firefox');

payInEveryShape(start);

test('a page that is busy for longer than a test waits does not hold up the test', async (t) => {
  const firefox = await start();
  t.after(() => firefox.close());
  const busy = firefox.run(
    (ms: number) => {
      const endMs = Date.now() + ms;
      while (Date.now() < endMs);
      return 'late';
    },
    4000,
    500,
  );
  await assert.rejects(busy, /did not answer within 500 ms/);
  assert.equal(await firefox.run(() => 'here', undefined, 15_000), 'here');
});
