/**
 * The places where a failed call shows (docs/quality.md#robustness). tests/model/faults.test.ts checks the sentence about
 * each call.
 */
import type { Page } from 'playwright/test';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { expectAlive } from '../support/alive.ts';
import {
  ACTING,
  type Acting,
  begin,
  type FaultName,
  fieldOf,
  openAs,
  READING,
  type Reading,
  type Scene,
} from '../support/calls-that-fail.ts';
import { expect, test, words } from '../support/fixtures.ts';

/** How the sandbox causes each fault, and the sentence that the page shows. */
const FAULTS = {
  refused: {
    kind: 'refuse',
    sentence: (locale: Locale) => (locale === 'en' ? 'Refused by the test' : '测试拒绝'),
  },
  unreadable: {
    kind: 'brokenContract',
    sentence: (locale: Locale, call: string) => words(locale, 'shared')('failure.contract', { call }),
  },
  lost: {
    kind: 'lost',
    sentence(locale: Locale) {
      const t = words(locale, 'shared');
      return t('failure.network', { reason: t('failure.reason.unreachable') });
    },
  },
} as const satisfies Record<FaultName, object>;

/** Expects a visible sentence that screen readers announce, on a page that works. */
async function expectSaid({ page }: Scene, { fault, call }: Reading | Acting, locale: Locale): Promise<void> {
  const sentence = FAULTS[fault].sentence(locale, call);
  const places = page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: sentence, visible: true });
  await expect(places.first(), `“${sentence}” is said`).toBeVisible();
  await expectAlive(page, locale);
}

/** Opens a screen whose call fails. Expects its content after a retry, or the link that the failure offers. */
async function readThrough(scene: Scene, row: Reading, locale: Locale): Promise<void> {
  const { page, verbs } = scene;
  verbs.fault({ kind: FAULTS[row.fault].kind, call: row.call });
  await openAs(scene, row, locale);
  await expectSaid(scene, row, locale);
  const retry = page.getByRole('button', { name: words(locale, 'shared')('failure.retry') });
  if (row.ends) await expect(retry).toHaveCount(0);
  else await retry.first().click();
  await expect(page.locator(row.shows).first()).toBeVisible();
}

const press = (page: Page, { press: action }: Acting): Promise<void> =>
  typeof action === 'string' ? page.locator(action).filter({ visible: true }).first().click() : action(page);

/** Makes a press that fails, then a slow press that is doubled and must act only once. */
async function actThrough(scene: Scene, row: Acting, locale: Locale): Promise<void> {
  const { page, verbs, sandbox } = scene;
  const { call, afterLoss, confirm } = row;
  await begin(scene, row, locale);
  const before = sandbox.calls(call).length;
  verbs.fault({ kind: FAULTS[row.fault].kind, call });
  await press(page, row);
  if (afterLoss !== 'heals') await expectSaid(scene, row, locale);
  if (afterLoss === 'leads on') await page.getByRole('alert').getByRole('link').first().click();
  if (!afterLoss) {
    for (const [name, text] of Object.entries(row.typed ?? {})) await expect(fieldOf(page, name)).toHaveValue(text);
    verbs.fault({ call, kind: 'slow', ms: 300 });
    await doubleNextPress(page);
    await press(page, row);
    if (confirm) {
      const question = page.getByRole('dialog').getByRole('button', { name: confirm(locale), exact: true });
      await expect(question).toBeVisible();
      await doubleNextPress(page);
      await question.click();
    }
  }
  await expect(page.locator(row.shows).first()).toBeAttached();
  expect(sandbox.calls(call).length - before, `${call}: times that it was sent`).toBe(afterLoss ? 1 : 2);
}

/** Makes the next press of a button come twice within one moment, as a double click does. */
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

/** Declares a test that tries rows one after another on one page, in alternating languages. */
function tryAll<Row extends Reading | Acting>(
  name: string,
  rows: readonly Row[],
  run: (scene: Scene, row: Row, locale: Locale) => Promise<void>,
): void {
  test(name, async ({ page, sandbox, verbs }) => {
    verbs.expectConsole(/Failed to load resource|, not understood: | broke the contract|ContractBroken/);
    page.on('dialog', (dialog) => void dialog.accept());
    for (const [turn, row] of rows.entries())
      await test.step(`${row.call} on ${row.screen}`, () =>
        run({ page, sandbox, verbs }, row, LOCALES[turn % LOCALES.length] ?? 'en'));
  });
}

tryAll('a screen whose call fails says so, and shows its content after a retry, or a link', READING, readThrough);
for (const half of [ACTING.slice(0, 4), ACTING.slice(4)])
  tryAll(
    `a press whose call fails says so and keeps typed text; the next one acts once (from ${half[0]?.call})`,
    half,
    actThrough,
  );
