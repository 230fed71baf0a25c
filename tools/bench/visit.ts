import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { PREFIX } from '../../src/stores/storage-prefix.ts';
import { Client } from '../../tests/sandbox/client.ts';
import { blockingTime } from './figures.ts';
import type { Served } from './front.ts';
import type { Hosts } from './hosts.ts';
import type { BenchPage } from './pages.ts';
import type { Profile } from './profiles.ts';
import { type Noted, readRecording, recorderOf } from './recorder.ts';

/**
 * The measurements of one visit. Bytes are of bodies, as sent; times are milliseconds from the start of the navigation.
 */
export interface Measure {
  documentBytes: number;
  /** Until the main content was painted; on a page without islands everything it ever loaded. */
  scriptBytes: number;
  scriptFiles: number;
  /** Everything loaded until the page was quiet, without the API's answers. */
  allBytes: number;
  /** Includes the API's calls. */
  requests: number;
  firstPaintMs: number | undefined;
  /** When the last island that hydrates on load was hydrated. */
  hydratedMs: number | undefined;
  contentMs: number | undefined;
  /** Cumulative layout shift. */
  shift: number;
  blockingMs: number;
}

/** The phone that pages are opened on, as in Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const READS_MS = 6000;
const LOAD_MS = 90_000;
const API = /^\/api\//;

/** Opens a page as a first-time visitor, and measures until it is quiet. */
export async function visit(
  { browser, hosts }: { browser: Browser; hosts: Hosts },
  page: BenchPage,
  { origin, profile }: { origin: string; profile: Profile },
): Promise<Measure> {
  const context = await browser.newContext(PHONE);
  try {
    await hosts.begin(profile);
    const tab = await openTab(context, page, hosts, profile);
    if (page.after) {
      await tab.goto(origin + page.after.path, { waitUntil: 'load', timeout: LOAD_MS });
      await hosts.untilQuiet();
      // Long enough to read a little; the next page is fetched ahead meanwhile.
      await wait(READS_MS);
      await hosts.untilQuiet();
      // A later visit has cached files, but no connection.
      await hosts.begin(page.after.isPressed ? undefined : profile);
    }
    if (page.after?.isPressed) {
      // Closes a dialog over the page first, as a reader would.
      const notice = tab.locator('dialog[open] button');
      if (await notice.count()) await notice.first().tap();
      await tab.locator(`main a[href="${page.path}"]:visible`).first().tap();
      await tab.waitForURL(`**${page.path}`, { waitUntil: 'load', timeout: LOAD_MS });
    } else await tab.goto(origin + page.path, { waitUntil: 'load', timeout: LOAD_MS });
    const served = await hosts.untilQuiet();
    const arrivedAt = new URL(tab.url()).pathname;
    if (page.screen && arrivedAt !== page.path) throw new Error(`${page.name}: was sent on to ${arrivedAt}`);
    return measured(page, await tab.evaluate(readRecording), served);
  } finally {
    await context.close();
  }
}

async function openTab(context: BrowserContext, page: BenchPage, hosts: Hosts, profile: Profile): Promise<Page> {
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  const token = page.person && (await new Client(hosts.apiOrigin).token(page.person));
  const session: Record<string, string> = token ? { [`${PREFIX}token`]: token } : {};
  await tab.addInitScript({ content: recorderOf({ session, content: page.content }) });
  return tab;
}

function measured(page: BenchPage, noted: Noted, served: readonly Served[]): Measure {
  const { firstPaintMs, hydratedMs, scripts, shift, tasks } = noted;
  const contentMs = page.content ? noted.contentMs : page.isIsland ? (hydratedMs ?? firstPaintMs) : firstPaintMs;
  const counted = page.isIsland && contentMs ? scripts.filter(({ endMs }) => endMs <= contentMs) : scripts;
  const failed = served.find(({ status }) => status >= 400);
  if (page.screen && failed) throw new Error(`${page.name}: ${failed.path} was answered with ${failed.status}`);
  return {
    documentBytes: noted.documentBytes,
    scriptBytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptFiles: counted.length,
    allBytes: served.filter(({ path }) => !API.test(path)).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: served.length,
    firstPaintMs,
    hydratedMs,
    contentMs,
    shift,
    blockingMs: blockingTime(tasks, firstPaintMs ?? 0),
  };
}
