import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Page } from 'playwright/test';
import type { Report } from '../../../src/contract/report.ts';
import { href } from '../../../src/routes/href.ts';
import { expect, test as ofSite, pageIdle, words } from '../support/fixtures.ts';
import { freePort, openReceiver, type Receiver } from '../support/receiver.ts';
import { siteWith } from '../support/site-with.ts';

/** What no report may hold: it is typed, kept, or stands in an address, in every test. */
const SECRETS = [
  'wing-42-secret',
  'wren.secret@example.com',
  'secret-invite',
  'secret-part',
  'secret-cookie',
  'secret text',
];

const root = join(import.meta.dirname, '../../..');
const isReport = new Ajv2020({ strict: true }).compile(
  JSON.parse(readFileSync(join(root, 'docs/watching.schema.json'), 'utf8')),
);

/** A site that sends reports to another origin, and what takes them there; each test is looked through for secrets at its end. */
const test = ofSite.extend<{ receiver: Receiver }, { built: { distDir: string; port: number } }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const port = await freePort();
      const { distDir, remove } = await siteWith({ reportsTo: `http://localhost:${port}/in` });
      await use({ distDir, port });
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  distDir: ({ built }, use) => use(built.distDir),
  receiver: async ({ built, context, sandbox, page }, use) => {
    const receiver = await openReceiver(built.port);
    // The receiver is on the same host, so a browser that may would send it along.
    await context.addCookies([{ name: 'kept', value: 'secret-cookie', url: sandbox.origin }]);
    // Heard on their way: a page that has been left can't be asked for its token any more.
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization) tokens.add(authorization);
    });
    await use(receiver);
    const all = JSON.stringify(receiver.received);
    for (const secret of [...SECRETS, ...tokens]) expect(all).not.toContain(secret);
    for (const { method, path, headers } of receiver.received) {
      expect([method, path, headers['content-type']]).toEqual(['POST', '/in', 'text/plain;charset=UTF-8']);
      expect(Object.keys(headers)).not.toContain('referer');
      expect(Object.keys(headers)).not.toContain('authorization');
    }
    await receiver.close();
  },
  watched: async ({ watched, built: { port } }, use) => {
    watched.push(new RegExp(`localhost:${port}/`));
    await use(watched);
  },
});

// All on one site, which is built for this file.
test.describe.configure({ mode: 'default' });

/** Runs in a page before its own code, beside the library that the site loads late: keeps its newest values. */
function followVitals(
  library: Record<string, (onValue: (metric: { value: number }) => void, options: object) => void>,
): void {
  const seen: Record<string, number> = {};
  Object.assign(globalThis, { seen });
  for (const name of ['onTTFB', 'onFCP', 'onLCP', 'onCLS', 'onINP']) {
    library[name]?.(({ value }) => Object.assign(seen, { [name]: value }), { reportAllChanges: true });
  }
}

/** Waits until the page can report. */
async function canReport(page: Page): Promise<void> {
  await pageIdle(page);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/reporter\./.test(name))),
    )
    .toBe(true);
  // Its code has run once it watches for interactions.
  await pageIdle(page);
}

/** Leaves the page, and answers its next report, which must be one. */
async function leave(page: Page, { received }: Receiver): Promise<Report> {
  const before = received.length;
  await page.goto('about:blank');
  await expect.poll(() => received.length).toBe(before + 1);
  const report: Report = JSON.parse(received[before]?.body ?? '');
  expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
  return report;
}

test('calls are reported by how they went, and nothing of what was typed', async ({ page, verbs, receiver }) => {
  const t = words('en', 'login');
  verbs.expectConsole(/login/);
  await page.goto(`${href('login', { locale: 'en' })}?ref=secret-invite#secret-part`);
  await canReport(page);
  for (const [kind, status] of [['drop'], ['status', 503], ['notJson']] as const) {
    verbs.fault({ call: 'login', kind, ...(status && { status }) });
    await page.getByLabel(t('account'), { exact: true }).fill('wren.secret@example.com');
    await page.getByLabel(t('password'), { exact: true }).fill('wing-42-secret');
    const answered = page.waitForEvent('requestfinished', {
      predicate: (request) => /Website\/login$/.test(request.url()),
    });
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => /Website\/login$/.test(request.url()),
    });
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await Promise.any([answered, failed]);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  }
  // The account is unknown, so the server refuses.
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/password/i);
  const { screen, locale, calls = [], faults } = await leave(page, receiver);
  expect([screen, locale, faults]).toEqual(['login', 'en', undefined]);
  const logins = calls.filter(({ call }) => call === 'login');
  expect(logins.map(({ outcome, code, base, online, count }) => [outcome, code, base, online, count])).toEqual([
    ['unreachable', undefined, 0, true, 1],
    ['status', 503, 0, true, 1],
    ['contract', undefined, 0, true, 1],
    ['refused', expect.any(Number), 0, true, 1],
  ]);
});

test('code that does not come is reported as that, and so is the call that needs it', async ({
  page,
  verbs,
  receiver,
}) => {
  const t = words('en', 'login');
  verbs.expectConsole(/distribution/);
  // ky, whose file the bundler calls after its folder.
  await page.route('**/_astro/distribution.*.js', (route) => route.abort());
  await verbs.open('login', { locale: 'en' });
  await canReport(page);
  // Asked for when the page rests, and once more when the form is sent.
  await page.getByLabel(t('account'), { exact: true }).fill('wren.secret@example.com');
  await page.getByLabel(t('password'), { exact: true }).fill('wing-42-secret');
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words('en', 'shared')('failure.reason.code'));
  const { calls = [], faults } = await leave(page, receiver);
  expect(faults).toEqual([{ kind: 'code', count: 2 }]);
  expect(calls).toContainEqual(expect.objectContaining({ call: 'login', outcome: 'code', count: 1 }));
});

test('what breaks on a page is reported by kind and place, without its words', async ({ page, verbs, receiver }) => {
  const checkout = words('en', 'checkout');
  verbs.expectConsole(/secret text|secret-part|Content Security Policy/);
  await verbs.open('register', { locale: 'en' });
  await page.getByLabel(checkout('field.email'), { exact: true }).fill('wren.secret@example.com');
  await canReport(page);
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  const button = await premium.elementHandle();
  await page.evaluate(() => {
    function broken(): never {
      throw new RangeError('secret text');
    }
    Object.assign(Number.prototype, { toFixed: broken });
    setTimeout(() => {
      throw new TypeError('secret text');
    });
    fetch('https://petrel.internal/secret-part').catch(() => {});
  });
  await button?.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByText(words('en', 'shared')('failure.unexpected')).first()).toBeVisible();
  const { screen, faults = [] } = await leave(page, receiver);
  expect(screen).toBe('register');
  const kinds = Object.fromEntries(faults.map((fault) => [fault.kind, fault]));
  expect(kinds.script).toMatchObject({ error: 'TypeError', file: 'other' });
  expect(kinds.policy).toMatchObject({ directive: 'connect-src' });
  expect(kinds.island).toMatchObject({ error: 'RangeError' });
});

test('a page tells how fast it was, as if it had been watched from its beginning, and not which ticket it shows', async ({
  page,
  verbs,
  receiver,
}) => {
  const library = readFileSync(fileURLToPath(import.meta.resolve('web-vitals')).replace(/\.\w+$/, '.iife.js'), 'utf8');
  await page.addInitScript({ content: `${library}; (${followVitals})(webVitals);` });
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  await canReport(page);
  await page.getByRole('main').locator('textarea').first().fill('secret text');
  await page.getByRole('heading', { level: 1 }).click();
  const readSeen = () => page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  await expect.poll(readSeen).toHaveProperty('onINP');
  const seen = await readSeen();
  const { timing = {} as NonNullable<Report['timing']>, ...others } = await leave(page, receiver);
  const { screen, calls = [] } = others;
  expect([screen, timing.navigation]).toEqual(['ticketContent', 'navigate']);
  const near = (ms = Number.NaN, value = Number.NaN): void => expect(Math.abs(ms - value)).toBeLessThanOrEqual(1);
  near(timing.firstByte, seen.onTTFB);
  near(timing.firstPaint, seen.onFCP);
  near(timing.largestPaint, seen.onLCP);
  near(timing.layoutShift, seen.onCLS ?? 0);
  near(timing.interaction, seen.onINP);
  expect(timing.awake).toBeGreaterThan(0);
  expect(timing.content).toBeGreaterThan(timing.firstByte ?? 0);
  expect(calls).toContainEqual(expect.objectContaining({ call: 'ticketView', outcome: 'answered', count: 1 }));
  // Times may be 102 ms, and a build's or a port's number may contain it.
  expect(receiver.received.map(({ path }) => path)).toEqual(['/in']);
  expect(JSON.stringify(others)).not.toMatch(/\b102\b/);
});

test('who takes reports may be out of reach: nobody on the site notices', async ({ page, verbs, receiver }) => {
  await receiver.close();
  await verbs.open('login', { locale: 'en' });
  await canReport(page);
  await verbs.fillLogin('en', 'lin');
  await expect(page).toHaveURL(/\/en\/account\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who asks not to be tracked sends nothing', async ({ page, verbs, receiver }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await verbs.open('faq', { locale: 'en' });
  await pageIdle(page);
  await page.goto('about:blank');
  await verbs.open('login', { locale: 'en' });
  expect(receiver.received).toEqual([]);
});

test('what reports is one file of less than 5 kB', ({ distDir }) => {
  const files = readdirSync(join(distDir, '_astro')).filter((file) => file.startsWith('reporter.'));
  expect(files).toHaveLength(1);
  expect(brotliCompressSync(readFileSync(join(distDir, '_astro', files[0] ?? ''))).length).toBeLessThan(5000);
});

test('the privacy policy says what is reported, and where to', async ({ page, receiver }) => {
  await page.goto(href('privacy', { locale: 'zh', hash: 'reports' }));
  await expect(page.getByRole('heading', { name: '页面运行报告' })).toBeInViewport();
  await expect(page.getByText(/^报告发送到 localhost:\d+，保留 30 天。$/)).toBeVisible();
  await canReport(page);
  expect((await leave(page, receiver)).screen).toBe('privacy');
});

ofSite(
  'as shipped no page has anything that reports, nor sends anything when it is left',
  async ({ page, distDir }) => {
    expect(readdirSync(join(distDir, '_astro')).filter((file) => /report/i.test(file))).toEqual([]);
    await page.goto(href('faq', { locale: 'en' }));
    await pageIdle(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.goto('about:blank');
    await page.goto(href('faq', { locale: 'en' }));
    expect(sent.filter((line) => line.startsWith('POST') && !/\/api\/Website\//.test(line))).toEqual([]);
  },
);
