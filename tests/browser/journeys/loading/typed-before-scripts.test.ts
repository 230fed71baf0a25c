import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { LANGUAGE_NAME } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../../sandbox/seed/people.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { FORMS } from '../../support/forms.ts';
import { slowScripts } from '../../support/slow-scripts.ts';
import { switchLanguage } from '../../support/switch-language.ts';

/** The fields in a page's HTML, in their order. */
const FIELDS = 'main form :is(input:not([type=file], [type=radio], [type=checkbox], [readonly]), textarea)';

test('text typed while the scripts load stays, with caret and focus, in each form of a page’s HTML', async ({
  page,
  verbs,
}) => {
  // The page asks before it drops an unfinished ticket.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [screen, person] of Object.entries(FORMS) as [ScreenName, PersonName | undefined][]) {
    // The screen with packages for members has nothing to type.
    if (screen === 'packages') continue;
    await test.step(screen, async () => {
      if (person) await verbs.signedIn(person);
      const { release } = await slowScripts(page);
      const query = screen === 'resetPassword' ? { key: 'typed-key', name: 'lin@example.com' } : undefined;
      await page.goto(href(screen, { locale: 'en', query }), { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      const fields = page.locator(FIELDS);
      const count = await fields.count();
      expect(count).toBeGreaterThan(0);
      for (let place = 0; place < count; place++) {
        const field = fields.nth(place);
        const isSecret = (await field.getAttribute('type')) === 'password';
        await field.click();
        await page.keyboard.type(isSecret ? `secret-${place}` : `typed-${place}@example.com`);
        // Move the caret into the text, because a script that sets the text would move it to the end.
        for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
      }
      const seen = () =>
        fields.evaluateAll((all) =>
          (all as HTMLInputElement[]).map((field) => ({
            name: field.name,
            value: field.value,
            caret: field.selectionStart,
            hasFocus: field === document.activeElement,
          })),
        );
      const before = await seen();
      await release();
      await expect.poll(seen).toEqual(before);
      // A new key goes to the caret's place, and no script that loads later removes it.
      const last = fields.nth(count - 1);
      const text = before.at(-1)?.value ?? '';
      await page.keyboard.press('Z');
      await expect(last).toHaveValue(`${text.slice(0, -3)}Z${text.slice(-3)}`);
      await page.waitForLoadState();
      await expect(last).toHaveValue(`${text.slice(0, -3)}Z${text.slice(-3)}`);
    });
  }
});

/** The fields that each form stores, and the secret fields that it must not store. */
const KEEPS: readonly [screen: ScreenName, fields: readonly string[], secrets: readonly string[]][] = [
  ['login', ['account'], ['password']],
  ['register', ['email', 'emailAgain'], ['password', 'passwordAgain']],
  ['forgotPassword', ['email'], []],
];

/** Everything in the browser's storage, as one text. */
function allKept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
}

for (const [screen, fields, secrets] of KEEPS) {
  const fieldOf = (page: Page, name: string) => page.locator(`main [name=${name}]`);

  test(`${screen}: the e-mail address survives a reload, another language, Back and a closed tab, no password does, and a button removes it`, async ({
    page,
    context,
    verbs,
  }) => {
    const t = words('en', 'shared');
    await verbs.open(screen, { locale: 'en' });
    await expect(page.getByText(t('kept.restored'))).toHaveCount(0);
    for (const name of fields) await fieldOf(page, name).fill('typed@example.com');
    for (const name of secrets) await fieldOf(page, name).fill('not-to-be-kept');
    const expectKept = async (tab: Page): Promise<void> => {
      await islandsReady(tab);
      for (const name of fields) await expect(fieldOf(tab, name)).toHaveValue('typed@example.com');
      for (const name of secrets) await expect(fieldOf(tab, name)).toHaveValue('');
      expect(await allKept(tab)).not.toContain('not-to-be-kept');
    };
    await page.reload();
    await expectKept(page);
    for (const locale of ['zh', 'tw', 'en'] as const) {
      await switchLanguage(page, LANGUAGE_NAME[locale]);
      await page.waitForURL(`**${href(screen, { locale })}`);
      await expectKept(page);
    }
    await page.goto(href('terms', { locale: 'en' }));
    await page.goBack();
    await expectKept(page);
    const other = await context.newPage();
    await page.close();

    await other.goto(href(screen, { locale: 'en' }));
    await expectKept(other);
    await expect(other.getByText(t('kept.restored'))).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: t('kept.forget') }).click();
    for (const name of fields) await expect(fieldOf(other, name)).toHaveValue('');
    await expect(other.getByText(t('kept.restored'))).toHaveCount(0);
    expect(await allKept(other)).not.toContain('typed@example.com');
    await other.reload();
    await islandsReady(other);
    for (const name of fields) await expect(fieldOf(other, name)).toHaveValue('');
  });

  if (screen !== 'login') continue;
  test(`${screen}: text typed while the scripts load replaces the stored text`, async ({ page, verbs }) => {
    await verbs.open(screen, { locale: 'en' });
    for (const name of fields) await fieldOf(page, name).fill('kept@example.com');
    const { release } = await slowScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const [first = ''] = fields;
    await fieldOf(page, first).fill('typed@example.com');
    await release();
    await page.waitForLoadState();
    await expect(fieldOf(page, first)).toHaveValue('typed@example.com');
    await expect.poll(() => allKept(page)).toContain('typed@example.com');
    await page.reload();
    await islandsReady(page);
    await expect(fieldOf(page, first)).toHaveValue('typed@example.com');
  });
}
