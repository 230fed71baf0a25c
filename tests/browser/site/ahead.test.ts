import { href } from '../../../src/routes/href.ts';
import { DESKTOP, expect, test } from '../support/fixtures.ts';

test.use({ viewport: DESKTOP });

test('a document is fetched once when the pointer rests on its link, and the press takes it; what is not for everybody is not', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  const link = (address: string) => page.getByRole('contentinfo').locator(`.links a[href="${address}"]:visible`);
  const [contact, terms] = [href('contact', { locale: 'en' }), href('terms', { locale: 'en' })];
  await page.goto(contact);
  // A guest's form, which may bring a secret, and the page itself. A press that is taken back is the surest sign that there is.
  for (const other of [link(href('touristTicket', { locale: 'en' })), link(contact)]) {
    await other.hover();
    await page.mouse.down();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
  }
  await link(terms).hover();
  await expect.poll(() => ahead).toEqual([terms]);
  await link(contact).hover();
  await link(terms).click();
  await expect(page).toHaveURL(terms);
  const way = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
      .deliveryType;
  expect(await page.evaluate(way)).toBe('navigational-prefetch');
  expect(ahead).toEqual([terms]);
});
