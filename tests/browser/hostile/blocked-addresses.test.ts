import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import { type Outpost, openOutpost } from '../../sandbox/outpost.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test as ofSite, PHONE, words } from '../support/fixtures.ts';
import { siteWith } from '../support/site-with.ts';

/** The site's address. It is unused on the internet, and no check recognises it as an example. */
const SITE = 'https://petrel.internal';

/** The site's additional addresses. */
const MIRRORS = ['https://petrel.example.net', 'https://sturmvogel.example.org'];

/** Values that an operator may set. */
const OPERATORS = {
  statusUrl: 'https://status.petrel.example/',
  supportEmail: 'help@petrel.internal',
  seller: { name: { en: 'Sturmvogel Ltd.' } },
  locations: { zh: ['东京', '新加坡'], tw: ['東京', '新加坡'], en: ['Tokyo', 'Singapore'] },
  answers: {
    legality: { zh: '律师审阅过的说明。', tw: '律師審閱過的說明。', en: 'What a lawyer has approved.' },
    atOnce: { zh: '四台可以同时连接。', tw: '四台可以同時連線。', en: 'Four may be connected at once.' },
  },
};

/** An unrelated variable of the build machine. */
const UNRELATED = { DEPLOY_TOKEN: 'only-for-this-machine' };

/** A built site whose API has two addresses, both on other origins. */
interface Built {
  distDir: string;
  ports: [number, number];
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const outpost = await openOutpost('http://localhost:1');
  await outpost.close();
  return Number(new URL(outpost.origin).port);
}

/**
 * A test of a site with its own address, mirrors, a status page, and two addresses of its API on other origins. `one` and
 * `two` stand for these addresses, and can be made to fail. The build takes as long as many tests, so the tests of a file
 * with this site run one after another.
 */
const test = ofSite.extend<{ one: Outpost; two: Outpost }, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const ports: [number, number] = [await freePort(), await freePort()];
      const apiBases = ports.map((port) => `http://127.0.0.1:${port}/api`);
      const values = { siteUrl: SITE, mirrors: MIRRORS, apiBases, ...OPERATORS };
      const { distDir, remove } = await siteWith(values, UNRELATED);
      await use({ distDir, ports });
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  distDir: ({ built }, use) => use(built.distDir),
  one: async ({ built, sandbox }, use) => useOutpost(sandbox.origin, built.ports[0], use),
  two: [async ({ built, sandbox }, use) => useOutpost(sandbox.origin, built.ports[1], use), { auto: true }],
  watched: async ({ watched, built: { ports } }, use) => {
    // The API is on other origins, and the browser reports an address that fails. These messages are expected.
    watched.push(...ports.map((port) => new RegExp(`(127\\.0\\.0\\.1|localhost):${port}/`)));
    await use(watched);
  },
});

async function useOutpost(leadsTo: string, port: number, use: (outpost: Outpost) => Promise<void>): Promise<void> {
  const outpost = await openOutpost(leadsTo, { port });
  await use(outpost);
  await outpost.close();
}

// All tests use one site, which is built for this file.
test.describe.configure({ mode: 'default' });

/** How each language joins the operator's locations, and what the FAQ asks about the law. */
const FACTS = [
  { locale: 'zh', locations: '东京和新加坡', question: '用 VPN 合法吗？' },
  { locale: 'tw', locations: '東京和新加坡', question: '在我住的地方使用 VPN 合法嗎？' },
  { locale: 'en', locations: 'Tokyo and Singapore', question: 'Is a VPN legal where I live?' },
] as const;

test('the contact page lists all addresses and the status page, and the FAQ has the operator’s facts', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  for (const { locale, locations, question } of FACTS) {
    const t = words(locale, 'contact');
    await verbs.open('contact', { locale });
    const card = page.locator('.contact .stack .stack').filter({ hasText: t('addresses') });
    await expect(card).toContainText(t('addressesNote'));
    for (const address of [SITE, ...MIRRORS]) {
      const link = card.getByRole('link', { name: new URL(address).host, exact: true });
      await expect(link).toHaveAttribute('href', address + href('contact', { locale }));
    }
    const state = page.locator('.contact').getByRole('link', { name: words(locale, 'shared')('failure.statusPage') });
    await expect(state).toHaveAttribute('href', OPERATORS.statusUrl);
    if (locale === 'en') {
      await expectAccessible(page);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('© Sturmvogel Ltd.');
      const mail = footer.getByRole('link', { name: 'help@petrel.internal' });
      await expect(mail).toHaveAttribute('href', /^mailto:help@petrel\.internal/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    await verbs.open('faq', { locale });
    const answers = page.locator('main details details');
    await expect(answers.filter({ hasText: locations })).toHaveCount(1);
    await expect(answers.filter({ hasText: question })).toContainText(OPERATORS.answers.legality[locale]);
    await expect(answers.filter({ hasText: OPERATORS.answers.atOnce[locale] })).toHaveCount(1);
    const status = answers.getByRole('link', { name: 'status.petrel.example', includeHidden: true });
    await expect(status).toHaveAttribute('href', OPERATORS.statusUrl);
  }
});

test('a visitor who cannot reach the server sees the other addresses, without the secret', async ({
  page,
  one,
  two,
}) => {
  await one.become('refuses');
  await two.become('resets');
  await page.goto(`${href('touristTicket', { locale: 'en' })}?key=a-secret`);
  const t = words('en', 'shared');
  const notice = page.getByRole('alert').filter({ hasText: t('failure.reason.unreachable') });
  await expect(notice).toContainText(t('failure.mirrors'));
  const links = await notice.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const elsewhere = [SITE, ...MIRRORS].map((at) => at + href('touristTicket', { locale: 'en' }));
  expect(links).toEqual([...elsewhere, OPERATORS.statusUrl]);
  await expectAccessible(page);
});

test('any answer, even an HTTP error, shows that the address is not blocked', async ({ page, verbs, one, two }) => {
  verbs.fault({ call: 'skuList', kind: 'http500' });
  await verbs.open('register', { locale: 'en' });
  const t = words('en', 'shared');
  await expect(page.getByText(t('failure.reason.status', { status: 500 }))).toBeVisible();
  await expect(page.getByText(t('failure.mirrors')).and(page.locator(':visible'))).toHaveCount(0);
  expect([one.visits() > 0, two.visits()]).toEqual([true, 0]);
});

test('a page whose scripts cannot load names the other addresses, without the number of a ticket', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/_astro|astro-island/);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await verbs.signedIn('lin');
  await page.goto(href('ticketContent', { locale: 'en', params: { id: '102' } }));
  const notice = page.getByRole('alert').filter({ hasText: words('en', 'common')('late') });
  await expect(notice.getByRole('link', { name: 'petrel.example.net' })).toHaveAttribute(
    'href',
    `https://petrel.example.net${href('landing', { locale: 'en' })}`,
  );
  await expect(notice.getByRole('link', { name: words('en', 'shared')('failure.statusPage') })).toBeVisible();
});

test('a site at its own address shows no invented testimonial', async ({ page, verbs }) => {
  for (const locale of LOCALES) {
    const t = words(locale, 'landing');
    await verbs.open('landing', { locale });
    await expect(page.getByRole('heading', { name: t('tabs.0.title') })).toBeAttached();
    await expect(page.getByText(t('voices.title'))).toHaveCount(0);
    await expect(page.getByRole('blockquote')).toHaveCount(0);
  }
});

test('variables set the policy of pages, the facts for search engines, and the address of calls', async ({
  page,
  verbs,
  built,
  one,
}) => {
  await verbs.open('contact', { locale: 'en' });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + href('contact', { locale: 'en' }));
  await verbs.open('register', { locale: 'en' });
  const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
  expect(policy).toContain(`connect-src 'self' ${built.ports.map((port) => `http://127.0.0.1:${port}`).join(' ')};`);
  await expect.poll(() => one.visits()).toBeGreaterThan(0);
  const read = (file: string): string => readFileSync(join(built.distDir, file), 'utf8');
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:help@petrel\.internal\n(?:.*\n)*Canonical: https:\/\/petrel\.internal\/\.well-known\/security\.txt$/m,
  );
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap-index.xml\n`);
});

test('the built site contains no name of a variable, and no value of the build machine', ({ built }) => {
  const signs = ['PETREL_', 'process.env', ...Object.entries(UNRELATED).flat()];
  const texts = globSync('**/*.*', { cwd: built.distDir })
    .filter((file) => statSync(join(built.distDir, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(built.distDir, file), 'latin1') }));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(({ text }) => signs.some((sign) => text.includes(sign))).map(({ file }) => file)).toEqual([]);
});
