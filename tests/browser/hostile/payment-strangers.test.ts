import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { chooseMethod, choosePackage, payButton, pressPay, withoutHeaders } from '../journeys/checkout/buying.ts';
import { expect, test, words } from '../support/fixtures.ts';

/** The site of an attacker, who wants a page shown under the shop's name or run with the shop's origin. */
const STRANGER = 'http://stranger.localhost/';
const EVIL = '<h1>Your bank</h1><script>document.title = "ran"</script>';
const NOTHING = 'There’s nothing to pay here';

/** Serves and opens the attacker's page, which records the messages that it gets from other windows. */
async function openStranger(page: Page, html: string): Promise<void> {
  await page.context().route(`${STRANGER}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>stranger</title><script>heard = []; onmessage = ({ data }) => heard.push(data)</script>${html}`,
    }),
  );
  await page.goto(STRANGER);
}

/** Sends the attacker's page to every window that can be reached, in every form that the window might accept. */
async function shout(page: Page): Promise<void> {
  await page.evaluate((html) => {
    const reach = (frame: Window): Window[] => [
      frame,
      ...Array.from({ length: frame.length }, (_, at) => reach(frame[at] as Window)).flat(),
    ];
    for (const target of reach(window).slice(1)) {
      for (const said of [html, { isAlone: true, isKnown: true }, { html }, null, 7]) target.postMessage(said, '*');
    }
  }, EVIL);
}

test.beforeEach(({ verbs }) => {
  // Allow the requests to the attacker's page. Browsers also report when a policy or a target origin stops a frame or a
  // message.
  verbs.expectConsole(/request to a stranger: http:\/\/stranger\.localhost\//);
  verbs.expectConsole(/frame-ancestors|refused to connect|target origin|chrome-error|postMessage|favicon/i);
});

const FRAMES: Readonly<Record<string, (address: string) => string>> = {
  plain: (address) => `<iframe src="${address}"></iframe>`,
  'without an origin': (address) => `<iframe sandbox="allow-scripts allow-forms" src="${address}"></iframe>`,
  'with what it carries': (address) =>
    `<iframe sandbox="allow-scripts" src="${address}#${encodeURIComponent(EVIL)}"></iframe>`,
  'in a page of its own': (address) =>
    `<iframe srcdoc='<iframe sandbox="allow-scripts" src="${address}"></iframe><script>onmessage=({data})=>frames[0].postMessage(data,"*")</script>'></iframe>`,
};

test('a foreign site that frames the payment page runs nothing in it, and learns nothing', async ({
  page,
  sandbox,
}) => {
  const address = sandbox.origin + PAYMENT_ADDRESS;
  for (const [name, frame] of Object.entries(FRAMES)) {
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.context().unrouteAll();
      await openStranger(page, frame(address));
      // With our headers, the frame contains no page at all.
      expect(page.frames().filter((each) => each.url().startsWith(sandbox.origin))).toEqual([]);
      await withoutHeaders(page);
      await page.reload();
      const framed = page.frames().find((each) => each.url().startsWith(address));
      await expect.poll(() => framed?.evaluate(() => document.body.innerText)).toContain(NOTHING);
      await shout(page);
      // Messages arrive in their order, so the frame has received all earlier ones when it answers this.
      const title = await framed?.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(document.title))));
      expect(title).not.toBe('ran');
      expect(await framed?.evaluate(() => document.body.innerText)).toContain(NOTHING);
      expect(await framed?.evaluate(() => location.hash)).toBe('');
      await expect.poll(() => page.evaluate(() => (window as Window & { heard?: unknown[] }).heard)).toEqual([]);
    });
  }
});

for (const host of ['with our headers', 'without headers']) {
  test(`a foreign site that opens the payment page in any window shows nothing there, ${host}`, async ({
    page,
    sandbox,
  }) => {
    if (host === 'without headers') await withoutHeaders(page.context());
    const shop = sandbox.origin + href('packages', { locale: 'en', params: { level: 1 } });
    const address = `${sandbox.origin}${PAYMENT_ADDRESS}#${encodeURIComponent(EVIL)}`;
    await openStranger(page, '<p>Hello</p>');
    for (const first of [address, shop, sandbox.origin + href('register', { locale: 'en' })]) {
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => Object.assign(window, { opened: window.open(url, '_blank') }) && undefined, first),
      ]);
      await opened.waitForLoadState();
      await page.evaluate(
        ({ url, html }) => {
          const target = (window as Window & { opened?: Window | null }).opened;
          if (target) target.location.href = url;
          target?.postMessage(html, '*');
        },
        { url: address, html: EVIL },
      );
      if (first === address) await expect(opened.getByRole('heading', { name: NOTHING })).toBeVisible();
      await expect(opened.getByText('Your bank')).toHaveCount(0);
      expect(await opened.title()).not.toBe('ran');
      await opened.close();
    }
  });
}

/** Payment pages that only redirect. Three addresses hide their host behind a user name, and one has no https. */
const UNSAFE: Readonly<Record<string, string>> = {
  'a line': '<script>location.href = "https://bank.example@stranger.example/pay"</script>',
  'a refresh': '<meta http-equiv="refresh" content="0; url=https://bank.example:pw@stranger.example/pay">',
  'a form':
    '<form action="https://bank.example@stranger.example/pay" method="post"><input type="hidden" name="a"></form>',
  'an address without https': '<script>location.replace("http://stranger.example/pay")</script>',
};

test('a payment page that only leads to an unsafe address is refused and forgotten', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const [name, html] of Object.entries(UNSAFE)) {
    verbs.fault({ call: 'createRenewOrder', kind: 'rewrite', changes: [{ at: 'bean.html', value: html }] });
    await verbs.open('packages', { locale: 'en', params: { level: 1 } });
    await choosePackage(page, 'vip-30');
    await chooseMethod(page, 'en', 'unionPay');
    await pressPay(page, 'en', '$5.99');
    await expect(page.getByText(words('en', 'shared')('failure.unsafeAddress')), name).toBeVisible();
    await expect(payButton(page, 'en', '$5.99')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Go back to UnionPay' })).toHaveCount(0);
    expect(page.url(), name).toContain(href('packages', { locale: 'en', params: { level: 1 } }));
  }
});
