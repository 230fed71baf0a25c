import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { rolldown } from 'rolldown';
import { buildConstants } from '../../../build-steps/build-constants.ts';
import { expect, test } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';

/** The site's own client as a script: a site whose operator has not switched keys on can't show what they do. */
async function clientScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../../../src/api/client.ts'),
    platform: 'browser',
    transform: { define: buildConstants() },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'client', codeSplitting: false });
  return output[0].code;
}

/** Sends a reply to lin's ticket 102 in a page's own name, over a connection that has been used before. */
async function reply(page: Page, options: { key?: string }): Promise<void> {
  // As a text, since the page's policy would not let a function run one.
  await page.evaluate(`${await clientScript()}
    (async () => {
      const send = client.createClient({
        apiBase: '/api',
        sendsKeys: true,
        getToken: () => sessionStorage.getItem(${JSON.stringify(storageKey('token'))}),
        onSessionEnded: () => {},
        onBusy: () => {},
      });
      await send('ticketView', { id: '102' });
      await send('ticketAdd', { subject: '102', content: 'Only once', file: [] }, ${JSON.stringify(options)});
    })()`);
}

test('a call that the browser itself repeats is done twice without a key, and once with it', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  for (const { options, messages } of [
    { options: { key: '0123456789abcdef0123456789abcdef' }, messages: 1 },
    { options: {}, messages: 3 },
  ]) {
    await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
    const before = sandbox.calls('ticketAdd').length;
    verbs.fault({ call: 'ticketAdd', kind: 'hangUp' });
    await reply(page, options);
    await expect.poll(() => sandbox.calls('ticketAdd')).toHaveLength(before + 2);
    await page.reload();
    await expect(page.getByText('Only once')).toHaveCount(messages);
  }
});
