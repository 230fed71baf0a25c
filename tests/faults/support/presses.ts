import type { Page } from 'playwright/test';
import type { CallName } from '../../../src/contract/calls.ts';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { expect, islandsReady, type Verbs } from '../../browser/support/fixtures.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import type { Journey, Scene } from './journey.ts';
import { JOURNEYS } from './table.ts';

/** The ways of pressing something twice, by the names for printing. */
type Way = 'doubleClick' | 'enterTwice' | 'clickAndEnter' | 'twoTabs' | 'lostAgain' | 'lostReloadAgain';

/** One control, and one way of pressing it twice. */
interface Press {
  call: CallName;
  journey: Journey;
  way: Way;
  /** The name for printing and selecting: `ticketAdd × twoTabs @ ticketCreate`. */
  name: string;
}

/** Both at once, by the same person: must count as one press, for all calls. */
const AT_ONCE: readonly Way[] = ['doubleClick', 'enterTwice', 'clickAndEnter'];

/** With something in between: actions that must not happen twice still happen only once. */
const APART: readonly Way[] = ['twoTabs', 'lostAgain', 'lostReloadAgain'];

/**
 * The calls that must not happen twice. All others are harmless: signing in, asking for a code, or setting the same
 * password again.
 */
const ONCE: readonly CallName[] = [
  'createRenewOrder',
  'createRegOrder',
  'ticketAdd',
  'ticketTouristAdd',
  'cashOutDraw',
  'userRulesAdd',
  'userRulesRemove',
];

/** All presses, for every control that makes a call. */
export const PRESSES: readonly Press[] = Object.entries<readonly Journey[]>(JOURNEYS).flatMap(([name, journeys]) => {
  const call = name as CallName;
  return journeys
    .filter(({ press, isQuiet }) => press && !isQuiet)
    .flatMap((journey) =>
      waysOf(call).map((way) => ({
        call,
        journey,
        way,
        name: `${call} × ${way} @ ${[journey.screen, journey.part].filter(Boolean).join(' ')}`,
      })),
    );
});

function waysOf(call: CallName): readonly Way[] {
  if (!ONCE.includes(call)) return AT_ONCE;
  const ways = [...AT_ONCE, ...APART];
  // The list of rules is fetched again automatically, and a reload shows a withdrawal, so nothing is left to press.
  if (call.startsWith('userRules')) return ways.filter((way) => !way.startsWith('lost'));
  return call === 'cashOutDraw' ? ways.filter((way) => way !== 'lostReloadAgain') : ways;
}

/** Presses a control twice, and expects one call with its effect, or a question. */
export async function pressTwice(
  { call, journey, way }: Press,
  { page, sandbox, verbs }: { page: Page; sandbox: Sandbox; verbs: Verbs },
): Promise<void> {
  const locale = LOCALES[PRESSES.findIndex((one) => one.call === call) % LOCALES.length] ?? 'en';
  const scene: Scene = { page, locale, sandbox };
  const before = () => sandbox.calls(call).length;
  verbs.expectConsole(/Failed to load resource/);
  if (journey.who) await verbs.signedIn(journey.who);
  await verbs.open(journey.screen, { ...journey.address, locale });
  await journey.begin?.(scene);
  const earlier = before();
  if (way === 'twoTabs') {
    const other: Scene = { ...scene, page: await page.context().newPage() };
    await begin(other, journey);
    await Promise.all([journey.press?.(scene), journey.press?.(other)]);
    await expectOneOrAsked(other, journey);
  } else if (way === 'lostAgain' || way === 'lostReloadAgain') {
    verbs.fault({ call, kind: 'lost' });
    await journey.press?.(scene);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    if (way === 'lostReloadAgain') await begin(scene, journey);
    await (journey.again ?? journey.press)?.(scene).catch(() => undefined);
    await expectOneOrAsked(scene, journey);
  } else {
    verbs.fault({ call, kind: 'slow', ms: 300 });
    await pressAtOnce(page, way);
    await journey.press?.(scene);
    await journey.works(scene);
  }
  // One tab may ask before the other one's call has arrived.
  await expect.poll(() => before() - earlier, 'calls that were made').toBe(1);
}

/** Opens the screen and prepares the press. */
async function begin(scene: Scene, { screen, address, begin: prepare }: Journey): Promise<void> {
  await scene.page.goto(href(screen, { ...address, locale: scene.locale }));
  await islandsReady(scene.page);
  await prepare?.(scene);
}

/** Expects the effect of the press, or a dialog that asks. */
async function expectOneOrAsked(scene: Scene, journey: Journey): Promise<void> {
  const asks = expect(scene.page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible();
  await Promise.any([journey.works(scene), asks]);
}

/** Doubles the next press within the same moment, as a double click would. */
async function pressAtOnce(page: Page, way: Way): Promise<void> {
  await page.evaluate((how) => {
    const press = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!event.isTrusted || !button) return;
      document.removeEventListener('click', press, true);
      const enter = () => (button.form && button.type === 'submit' ? button.form.requestSubmit() : button.click());
      if (how === 'enterTwice') {
        event.preventDefault();
        event.stopImmediatePropagation();
        enter();
      }
      if (how === 'doubleClick') setTimeout(() => button.click());
      else setTimeout(enter);
    };
    document.addEventListener('click', press, true);
  }, way);
}
