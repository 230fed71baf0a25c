import { type Outpost, openOutpost } from '../../sandbox/outpost.ts';
import { test as ofSite } from './fixtures.ts';
import { siteWith } from './site-with.ts';

/** The site's address: unused on the internet, and not recognised as an example. */
export const SITE = 'https://petrel.internal';

/** The site's additional addresses. */
export const MIRRORS = ['https://petrel.example.net', 'https://sturmvogel.example.org'];

/** Values that an operator may set. */
export const OPERATORS = {
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
export const UNRELATED = { DEPLOY_TOKEN: 'only-for-this-machine' };

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
 * A test of a site with its own address, mirrors and a status page, and with two addresses of its API on other origins,
 * `one` and `two`, which can be made to fail. The build takes as long as many tests, so files that use this run their
 * tests one after another.
 */
export const test = ofSite.extend<{ one: Outpost; two: Outpost }, { built: Built }>({
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
    // The API is on another origin, and the browser reports an address that fails.
    watched.push(...ports.map((port) => new RegExp(`(127\\.0\\.0\\.1|localhost):${port}/`)));
    await use(watched);
  },
});

async function useOutpost(leadsTo: string, port: number, use: (outpost: Outpost) => Promise<void>): Promise<void> {
  const outpost = await openOutpost(leadsTo, { port });
  await use(outpost);
  await outpost.close();
}
