/** Each call is refused, lost, answered oddly or late: what a reader sees, and that nothing is done twice (docs/quality.md#robustness). */
import type { Locator, Page } from 'playwright/test';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { expectAlive } from '../support/alive.ts';
import {
  ACTING,
  type Acting,
  begin,
  fieldOf,
  openAs,
  READING,
  type Reading,
  type Scene,
} from '../support/calls-that-fail.ts';
import { expect, test, words } from '../support/fixtures.ts';

/** The faults that say something: what goes wrong, as the sandbox does it, and the sentence about it. */
const SAYING = [
  { fault: { kind: 'refuse' }, sentence: (locale: Locale) => (locale === 'en' ? 'Refused by the test' : '测试拒绝') },
  {
    fault: { kind: 'brokenContract' },
    sentence: (locale: Locale, call: string) => words(locale, 'shared')('failure.contract', { call }),
  },
  {
    fault: { kind: 'lost' },
    sentence(locale: Locale) {
      const t = words(locale, 'shared');
      return t('failure.network', { reason: t('failure.reason.unreachable') });
    },
  },
] as const;
const [REFUSED, ODD, LOST] = SAYING;

/** A visible sentence where screen readers hear of it, on a page that stands. */
async function expectSaid({ page }: Scene, locale: Locale, sentence: string): Promise<void> {
  const places = page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: sentence, visible: true });
  await expect(places.first(), `“${sentence}” is said`).toBeVisible();
  await expectAlive(page, locale);
}

/** Each fault in turn, each followed by another try, the last of which is slow and works; one page for all. */
async function readThrough(scene: Scene, row: Reading, locale: Locale): Promise<void> {
  const { page, verbs } = scene;
  const { call, shows } = row;
  const faults = row.refusalEnds ? [ODD, LOST] : SAYING;
  for (const { fault } of faults) verbs.fault({ ...fault, call });
  verbs.fault({ call, kind: 'slow', ms: 300 });
  await openAs(scene, row, locale);
  for (const { sentence } of faults) {
    await expectSaid(scene, locale, sentence(locale, call));
    await page
      .getByRole('button', { name: words(locale, 'shared')('failure.retry') })
      .first()
      .click();
  }
  await expect(page.locator(shows).first()).toBeVisible();
  if (!row.refusalEnds) return;
  verbs.fault({ ...REFUSED.fault, call });
  await openAs(scene, row, locale);
  await expectSaid(scene, locale, REFUSED.sentence(locale));
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

const press = (page: Page, { press: way }: Acting): Promise<void> =>
  typeof way === 'string' ? page.locator(way).filter({ visible: true }).first().click() : way(page);

/** Each fault in turn, each followed by another press, the last of which is slow, doubled, and done once. */
async function actThrough(scene: Scene, row: Acting, locale: Locale): Promise<void> {
  const { page, verbs, sandbox } = scene;
  const { call, afterLoss, typed = {} } = row;
  await begin(scene, row, locale, row.follows);
  for (const { fault, sentence } of afterLoss ? [REFUSED, ODD] : SAYING) {
    verbs.fault({ ...fault, call });
    await press(page, row);
    await expectSaid(scene, locale, sentence(locale, call));
    for (const [name, text] of Object.entries(typed)) await expect(fieldOf(page, name)).toHaveValue(text);
  }
  const before = sandbox.calls(call).length;
  verbs.fault({ call, kind: 'slow', ms: 300 });
  await doubleNextPress(page);
  await press(page, row);
  // What could not be read may have been done.
  if (row.confirm) {
    await expect(questionOf(page, row, locale)).toBeVisible();
    await doubleNextPress(page);
    await questionOf(page, row, locale).click();
  }
  await expect(page.locator(row.shows).first()).toBeAttached();
  expect(sandbox.calls(call).length - before, `${call}: times that it was sent`).toBe(1);
}

/** An answer that was lost: what was done on the server is not done again unless the reader says so. */
async function loseOnce(scene: Scene, row: Acting, locale: Locale): Promise<void> {
  const { page, verbs, sandbox } = scene;
  const { call, afterLoss } = row;
  await begin(scene, row, locale);
  verbs.fault({ ...LOST.fault, call });
  const before = sandbox.calls(call).length;
  await press(page, row);
  if (afterLoss !== 'heals') await expectSaid(scene, locale, LOST.sentence(locale));
  if (afterLoss === 'leads on') await page.getByRole('alert').getByRole('link').first().click();
  else if (afterLoss !== 'heals') await press(page, row);
  if (afterLoss === 'asks') await expect(questionOf(page, row, locale)).toBeVisible();
  else await expect(page.locator(row.shows).first()).toBeAttached();
  expect(sandbox.calls(call).length - before, `${call}: times that it was sent`).toBe(1);
}

/** The button of the question before something is sent again. */
function questionOf(page: Page, { confirm }: Acting, locale: Locale): Locator {
  return page.getByRole('dialog').getByRole('button', { name: confirm?.(locale) ?? '', exact: true });
}

/** Lets the next press of a button come twice within one moment, as a double click does. */
async function doubleNextPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const again = ({ target, isTrusted }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!isTrusted || !button) return;
      document.removeEventListener('click', again, true);
      setTimeout(() => button.click());
    };
    document.addEventListener('click', again, true);
  });
}

/** Tries rows one after another on one page; languages take turns. */
function tryAll<Row extends Reading | Acting>(
  name: string,
  rows: readonly Row[],
  run: (scene: Scene, row: Row, locale: Locale) => Promise<void>,
): void {
  test(name, async ({ page, sandbox, verbs }) => {
    test.setTimeout(180_000);
    verbs.expectConsole(/Failed to load resource|, not understood: | broke the contract|ContractBroken/);
    page.on('dialog', (dialog) => void dialog.accept());
    let locale: Locale = 'en';
    for (const [turn, row] of rows.entries()) {
      if (!('follows' in row)) locale = LOCALES[turn % LOCALES.length] ?? 'en';
      await test.step(`${row.call} on ${row.screen}`, () => run({ page, sandbox, verbs }, row, locale));
    }
  });
}

tryAll(
  'a screen whose call is refused, unreadable, lost or late says so, and shows what it has once it comes',
  READING,
  readThrough,
);
for (const [first, last] of [
  [0, 7],
  [7, ACTING.length],
])
  tryAll(
    `a press whose call is refused, unreadable or late says so, keeps what was typed, and does it once (from ${ACTING[first ?? 0]?.call})`,
    ACTING.slice(first, last),
    actThrough,
  );
tryAll(
  'a press whose answer is lost is not repeated by itself, and what it did is found or asked about',
  ACTING.filter(({ afterLoss, follows }) => afterLoss && !follows),
  loseOnce,
);
