import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { storagePrefix as PREFIX } from '../../../brand/storage-prefix.ts';
import { expect, test } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';
import { newTab, signIn } from '../support/tabs.ts';

// The API serves a file on the site's own origin. If its server sends no headers, the service worker adds them.
test.use({ serviceWorkers: 'allow', reuseContext: false });

const DRAWING = '/api/files/seed-hostile.svg';
const ACCOUNT = href('account', { locale: 'en' });
const RULES = href('rules', { locale: 'en' });

/** Does what a script in the drawing would do: it listens to the tabs, and asks them for their session. */
function ask(drawing: Page): Promise<void> {
  return drawing.evaluate((name) => {
    const heard: string[] = [];
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => heard.push(data.kind);
    channel.postMessage({ kind: 'ask' });
    Object.assign(window, { heard });
  }, `${PREFIX}session`);
}

function heard(drawing: Page): Promise<string[]> {
  return drawing.evaluate(() => (window as Window & { heard?: string[] }).heard ?? []);
}

/** Does the worker answer that all open documents belong to the site? */
function areAllOurs(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage(undefined, [port2]);
    });
  });
}

for (const isBare of [false, true]) {
  test(`a drawing with a script from the API gets nothing from a signed-in tab, ${isBare ? 'even if its server sends no header that forbids it' : 'by its headers'}`, async ({
    page,
    context,
    verbs,
    sandbox,
  }) => {
    await signIn(page);
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await verbs.setting('bareFiles', isBare);
    const drawing = await context.newPage();
    if (isBare) {
      await drawing.goto(DRAWING);
      expect(await drawing.evaluate(() => self.origin)).toBe('null');
      await expect(drawing.locator('svg')).not.toHaveAttribute('data-ran');
      await ask(drawing);
    } else {
      // The browser saves the file and does not open it.
      const [download] = await Promise.all([
        drawing.waitForEvent('download'),
        drawing.goto(DRAWING).catch(() => undefined),
      ]);
      expect(download.url()).toBe(sandbox.origin + DRAWING);
      await download.delete();
    }
    // A page of the site does get the session, after the drawing has asked.
    const rules = await newTab(context);
    await rules.goto(RULES);
    await expect(rules.getByText('site-1.example.com')).toBeVisible();
    if (isBare) expect(await heard(drawing)).toEqual([]);
  });
}

test('while a drawing from before the worker is open, tabs share no session at all', async ({
  page,
  context,
  verbs,
}) => {
  await verbs.setting('bareFiles', true);
  const drawing = await context.newPage();
  await drawing.goto(DRAWING);
  await expect(drawing.locator('svg')).toHaveAttribute('data-ran');
  // The drawing pretends to be a page of the site.
  await drawing.evaluate((path) => history.replaceState(null, '', path), ACCOUNT);
  await signIn(page);
  await ask(drawing);
  expect(await areAllOurs(page)).toBe(false);
  const rules = await context.newPage();
  await rules.goto(RULES);
  await rules.waitForURL(`**${href('login', { locale: 'en' })}`);
  expect(await areAllOurs(page)).toBe(false);
  expect((await heard(drawing)).filter((kind) => kind === 'session')).toEqual([]);
  // As soon as the drawing is closed, a page of the site gets an answer.
  await drawing.close();
  await expect.poll(() => areAllOurs(page)).toBe(true);
  await rules.goto(RULES);
  await expect(rules.getByText('site-1.example.com')).toBeVisible();
  expect(await rules.evaluate((key) => sessionStorage.getItem(key), storageKey('token'))).not.toBeNull();
});
