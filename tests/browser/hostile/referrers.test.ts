import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expect, test } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';

const SECRET = 'MySecret246810';

/** Addresses that contain a secret, and the addresses to which they lead. `stays` if the address keeps the secret. */
const VISITS: readonly { address: string; leadsTo: string; stays?: true }[] = [
  { address: `/resetPass?key=${SECRET}&name=kai@example.com`, leadsTo: href('resetPassword', { locale: 'en' }) },
  {
    address: href('resetPassword', { locale: 'en', query: { key: SECRET, name: 'kai@example.com' } }),
    leadsTo: href('resetPassword', { locale: 'en' }),
  },
  { address: `/?formSign=${SECRET}`, leadsTo: href('greenChannel', { locale: 'en' }) },
  {
    address: href('register', { locale: 'en', query: { formSign: SECRET } }),
    leadsTo: href('greenChannel', { locale: 'en' }),
  },
  {
    address: href('touristTicket', { query: { key: SECRET } }),
    leadsTo: href('touristTicket', { locale: 'en' }),
    stays: true,
  },
  { address: `/nowhere?key=${SECRET}`, leadsTo: '/nowhere', stays: true },
];

for (const host of ['a host with our headers', 'a host without headers']) {
  test(`no secret of an address stays in a referrer or in the history, at ${host}`, async ({ page, verbs }) => {
    // The API knows neither the form nor the ticket, and there is no page `/nowhere`.
    verbs.expectConsole(/Failed to load resource/);
    if (host === 'a host without headers') await dropHeaders(page);
    const referrers: Promise<string>[] = [];
    page.on('request', (request) => {
      referrers.push(request.allHeaders().then(({ referer = '' }) => `${referer} of ${request.url().split('?')[0]}`));
    });
    for (const { address, leadsTo, stays } of VISITS) {
      await page.goto(address);
      await page.waitForURL(`**${leadsTo}*`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await page.evaluate(() => document.referrer), address).not.toContain(SECRET);
      if (!stays) expect(await historyOf(page), address).not.toContain(SECRET);
      // The next address must not find the form that this address has stored.
      await page.evaluate((key) => sessionStorage.removeItem(key), storageKey('formSign'));
    }
    const seen = await Promise.all(referrers);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter((line) => line.includes(SECRET))).toEqual([]);
    // A referrer contains at most the site's origin, and no path.
    expect(seen.filter((line) => !/^(http:\/\/localhost:\d+\/)? of /.test(line))).toEqual([]);
  });
}

/** The last two addresses in the tab's history: the current one, and the one that Back leads to. */
async function historyOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries
    .slice(-2)
    .map(({ url }) => url)
    .join(' ');
}

/** Serves every page like a host that does not know our headers. */
async function dropHeaders(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const { 'content-type': type = '', location } = response.headers();
      await route.fulfill({ response, headers: { 'content-type': type, ...(location && { location }) } });
    },
  );
}
