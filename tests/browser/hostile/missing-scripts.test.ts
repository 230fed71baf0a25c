import * as config from '#config.ts';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';
import { slowScripts } from '../support/slow-scripts.ts';

const SCRIPTS = '**/_astro/*.js';

test('a page whose islands are late says so after 15 seconds, until they are ready', async ({ page, verbs }) => {
  const locale = 'tw';
  await page.clock.install();
  // From now on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await verbs.signedIn('lin');
  const { release } = await slowScripts(page);
  await page.goto(href('account', { locale }), { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  const notice = page.getByRole('alert').filter({ hasText: words(locale, 'common')('late') });
  await page.clock.runFor(14_900);
  await expect(notice).toBeHidden();
  await page.clock.runFor(100);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: config.supportEmail })).toHaveAttribute('href', /^mailto:/);
  const ticket = notice.getByRole('link', { name: words(locale, 'shared')('failure.report') });
  await expect(ticket).toHaveAttribute('href', href('ticketCreate', { locale }));
  await page.clock.resume();
  await expectAccessible(page);
  await release();
  await expect(notice).toBeHidden();
  await expect(page.getByText('lin@example.com').first()).toBeVisible();
});

test('a page whose scripts cannot load says so at once, and a reload helps', async ({ page, verbs }) => {
  verbs.expectConsole(/_astro|astro-island/);
  await page.route(SCRIPTS, (route) => route.abort());
  const notice = page.getByRole('alert').filter({ hasText: words('en', 'common')('late') });
  // If the form of a ticket is what does not load, the notice names only the e-mail address.
  await page.goto(href('touristTicket', { locale: 'en' }));
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveText([config.supportEmail]);
  await page.goto(href('register', { locale: 'en' }));
  await expect(notice).toBeVisible();
  const report = words('en', 'shared')('failure.report');
  await expect(notice.getByRole('link', { name: report })).toHaveAttribute(
    'href',
    href('touristTicket', { locale: 'en' }),
  );
  await page.unroute(SCRIPTS);
  await notice.getByRole('button', { name: words('en', 'shared')('failure.reload') }).click();
  await islandsReady(page);
  await expect(notice).toBeHidden();
});
