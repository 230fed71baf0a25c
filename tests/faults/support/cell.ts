import type { Locator, Page } from 'playwright/test';
import { rowOf } from '../../../src/routes/table.ts';
import { expect, islandsReady, pageIdle, type Verbs, words } from '../../browser/support/fixtures.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { expectAlive } from './alive.ts';
import { type Journey, type Scene, tryAgain } from './journey.ts';
import { faultOf } from './kinds.ts';
import type { Cell } from './table.ts';

/** The browser's own messages about failed requests. */
const BROWSER_WORDS =
  /Failed to load resource|violates the following Content Security Policy|blocked by CORS|^request to a stranger: http:..127\.0\.0\.1:9\//;
/** Longer than the page waits for an answer (`TIMEOUT_MS` in `src/api/request.ts`). */
const GIVE_UP_MS = 31_000;

/**
 * Makes a call fail as a reader would experience it, and checks that the page still works, explains the failure in
 * their language, keeps what was typed, and works again once the fault is over (docs/quality.md#robustness).
 */
export async function tryCell(
  { call, fault, journey, locale }: Cell,
  { page, sandbox, verbs }: { page: Page; sandbox: Sandbox; verbs: Verbs },
): Promise<void> {
  const { order, says, isOffline, isSilent, endsSession, isRefusal } = faultOf(fault);
  const scene: Scene = { page, locale, sandbox };
  verbs.expectConsole(BROWSER_WORDS);
  if (call === 'activityCheck') await verbs.setting('activity', 'on');
  if (journey.who) await verbs.signedIn(journey.who);
  if (isSilent) await page.clock.install();
  if (isOffline) await sayOffline(page);
  const strike = () => verbs.fault({ ...order, call, times: -1 });
  if (!journey.press) strike();
  await verbs.open(journey.screen, { ...journey.address, locale });
  await journey.begin?.(scene);
  if (journey.press) strike();
  await journey.press?.(scene);
  await expect.poll(() => sandbox.calls(call).length, `${call} is made`).toBeGreaterThan(0);
  if (isSilent) await page.clock.fastForward(GIVE_UP_MS);

  const heals = journey.healsLoss && order.kind === 'lost';
  if (!says || heals) {
    sandbox.clearFaults();
    return journey.works(scene);
  }
  if (endsSession && journey.who) return expectSignedOut(scene, verbs, journey);
  const isUnasked = journey.isQuiet === true || (journey.isQuiet && !isRefusal);
  if (isUnasked) await expectQuiet(page);
  else await expectSaid(page, says(locale, call));
  await expectAlive(page, locale);
  if (isOffline) await page.evaluate(() => sessionStorage.setItem('test.online', '1'));
  sandbox.clearFaults();
  await journey.kept?.(scene);
  if (isRefusal && journey.refused) return journey.refused(scene);
  await goOn(scene, journey, isRefusal);
  await journey.works(scene);
}

/**
 * A members' screen leads to the login, which gives the reason, and from there back; a public screen is shown as for
 * guests.
 */
async function expectSignedOut(
  { page, locale, sandbox }: Scene,
  verbs: Verbs,
  { screen, who }: Journey,
): Promise<void> {
  if (rowOf(screen).access !== 'member') {
    await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
    return expectAlive(page, locale);
  }
  await expectSaid(page, words(locale, 'shared')('failure.sessionEnded'));
  sandbox.clearFaults();
  await islandsReady(page);
  if (who) await verbs.fillLogin(locale, who);
  await expect(page.locator('html')).toHaveAttribute('data-screen', screen);
  await expectAlive(page, locale);
}

/** What the reader does next, once the fault is over. */
function goOn(scene: Scene, { again, look, press, isQuiet }: Journey, isRefusal?: true): Promise<unknown> {
  if (look && !isRefusal) return look(scene);
  if (again) return again(scene);
  if (press) return press(scene);
  return isQuiet ? scene.page.reload() : tryAgain(scene);
}

/** Makes the browser report that it is offline, until `test.online` is set. */
async function sayOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('test.online') === '1' });
  });
}

/** Failures of calls that the visitor did not ask for are not shown. */
async function expectQuiet(page: Page): Promise<void> {
  await pageIdle(page);
  await expect(alerts(page)).toHaveCount(0);
}

/** Messages with text that screen readers announce at once. */
function alerts(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /\S/, visible: true });
}

/** Expects a visible sentence in a place that screen readers announce. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  const places = page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: sentence, visible: true });
  await expect(places.first(), `“${sentence}” is said`).toBeVisible();
}
