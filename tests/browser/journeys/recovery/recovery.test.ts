import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { PersonName } from '../../../sandbox/seed/people.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, PHONE, test, type Verbs, words } from '../../support/fixtures.ts';
import { listen, noteSilentRegions } from '../../support/live-regions.ts';

const t = words('en', 'recovery');

/** Goes to the second step with an e-mail address. */
async function askForCode(page: Page, locale: Locale, email: string): Promise<void> {
  const t = words(locale, 'recovery');
  await page.goto(href('forgotPassword', { locale }));
  await islandsReady(page);
  await page.getByLabel(t('email')).fill(email);
  await page.getByRole('button', { name: t('sendCode'), exact: true }).click();
  await expect(page.getByLabel(t('code'))).toBeFocused();
}

/** Fills in the new password twice, and sends it. */
async function choosePassword(page: Page, locale: Locale, password: string): Promise<void> {
  const t = words(locale, 'recovery');
  await page.getByLabel(t('newPassword.label'), { exact: true }).fill(password);
  await page.getByLabel(t('newPassword.repeat'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('reset'), exact: true }).click();
}

/** Sets a new password, and logs in with it. */
async function logInAnew(
  page: Page,
  verbs: Verbs,
  locale: Locale,
  person: PersonName,
  password: string,
): Promise<void> {
  await choosePassword(page, locale, password);
  await page.waitForURL(`**${href('login', { locale })}`);
  await expect(page.getByText(words(locale, 'login')('notice.passwordReset'))).toBeVisible();
  await islandsReady(page);
  await verbs.fillLogin(locale, person, password);
  await page.waitForURL(`**${href('account', { locale })}`);
}

async function lastLink(sandbox: Sandbox): Promise<string> {
  const mails = (await (await fetch(`${sandbox.origin}/sandbox/outbox`)).json()) as { link?: string }[];
  return mails.at(-1)?.link ?? '';
}

test('a member sets a new password with a code, and signs in with it (en)', async ({ page, verbs }) => {
  await askForCode(page, 'en', 'lin@example.com');
  await page.keyboard.type('246810');
  await logInAnew(page, verbs, 'en', 'lin', 'new-pass-1');
});

test('the link from the mail leads to a new password, and its key leaves the address (tw)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  const t = words(locale, 'recovery');
  await verbs.open('forgotPassword', { locale });
  await page.getByLabel(t('email')).fill('mei@example.com');
  await page.getByRole('button', { name: t('sendLink') }).click();
  await page.waitForURL(`**${href('login', { locale })}`);
  await expect(page.getByText(words(locale, 'login')('notice.resetLinkSent'))).toBeVisible();
  await page.goto(await lastLink(sandbox));
  await page.waitForURL(`**${href('resetPassword', { locale, query: { name: 'mei@example.com' } })}`);
  await islandsReady(page);
  await expect(page.getByLabel(t('link.name'))).toHaveValue('mei@example.com');
  await logInAnew(page, verbs, locale, 'mei', 'new-pass-2');
});

test('the code takes a paste, loses its last digit by backspace, and is checked at the sixth', async ({
  page,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await askForCode(page, 'en', 'lin@example.com');
  const code = page.getByLabel(t('code'));
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type('1x2');
  await expect(code).toHaveValue('12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(code).toHaveValue('1');
  await page.getByRole('button', { name: t('verify') }).dispatchEvent('click');
  await expect(page.getByText('Enter all 6 digits of the code.')).toBeVisible();
  await expect(code).toBeFocused();
  expect(sandbox.calls('forgotCodeVerify')).toHaveLength(0);
  await page.evaluate(() => navigator.clipboard.writeText('code: 246 810 99'));
  await page.keyboard.press('Control+v');
  await expect(page.getByLabel(t('newPassword.label'), { exact: true })).toBeFocused();
  await expect
    .poll(() => sandbox.calls('forgotCodeVerify').map(({ payload }) => payload))
    .toEqual([{ email: 'lin@example.com', code: '246810' }]);
});

test('digits that an input method composes count only once, when it is done', async ({ page, sandbox, context }) => {
  await askForCode(page, 'en', 'lin@example.com');
  const code = page.getByLabel(t('code'));
  const session = await context.newCDPSession(page);
  for (const text of ['１', '１２', '１２３']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(code).toHaveValue(text);
  }
  await session.send('Input.insertText', { text: '１２３' });
  await expect(code).toHaveValue('123');
  expect(sandbox.calls('forgotCodeVerify')).toHaveLength(0);
  await session.send('Input.imeSetComposition', { text: '４５６', selectionStart: 3, selectionEnd: 3 });
  await session.send('Input.insertText', { text: '４５６' });
  await expect.poll(() => sandbox.calls('forgotCodeVerify')).toHaveLength(1);
  expect(sandbox.calls('forgotCodeVerify')[0]).toMatchObject({ payload: { code: '123456' } });
});

test('a wrong code is reported at the field, and the next one can be typed at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await askForCode(page, 'zh', 'lin@example.com');
  const code = page.getByLabel(words('zh', 'recovery')('code'));
  await page.keyboard.type('111111');
  await expect(code).toHaveAccessibleDescription('验证码错误');
  await expect(code).toHaveValue('');
  await page.keyboard.type('246810');
  await expect(page.getByLabel(words('zh', 'recovery')('newPassword.label'), { exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('five wrong codes lead back to the first step, with the address kept (12011)', async ({ page }) => {
  await askForCode(page, 'en', 'lin@example.com');
  const code = page.getByLabel(t('code'));
  await expect(code).toHaveAccessibleDescription(
    `${t('codeSent', { email: 'lin@example.com' })} We check it as soon as all six digits are in.`,
  );
  for (let attempt = 1; attempt <= 4; attempt++) {
    await page.keyboard.type('111111');
    await expect(code).toHaveAccessibleDescription('The code is wrong');
    await expect(code).toHaveValue('');
  }
  await page.keyboard.type('111111');
  await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible();
  await expect(page.getByText('Too many wrong codes, please ask for a new one')).toBeVisible();
  await expect(page.getByLabel(t('email'))).toHaveValue('lin@example.com');
});

test('an expired code leads back to the first step (12009)', async ({ page, verbs }) => {
  await askForCode(page, 'en', 'lin@example.com');
  await verbs.setting('codeLifeSeconds', 0);
  await page.keyboard.type('246810');
  await expect(page.getByRole('alert').filter({ hasText: 'The code has expired' })).toBeInViewport();
  await expect(page.getByRole('button', { name: t('sendLink') })).toBeEnabled();
});

test('the wait for a new code survives a reload, and after a minute the page shows help', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await askForCode(page, 'en', 'lin@example.com');
  // From here on time passes only when the test says so, even on a busy machine.
  await page.clock.pauseAt(Date.now() + 5_000);
  // The name of the button does not change with the seconds.
  const waiting = page.getByRole('button', { name: 'Send a new code', exact: true });
  const secondsLeft = async () => Number(/ in (\d\d) s$/.exec((await waiting.textContent()) ?? '')?.[1]);
  await page.clock.runFor(1_000);
  const before = await secondsLeft();
  await page.clock.runFor(20_000);
  await expect.poll(secondsLeft).toBe(before - 20);
  await expect(waiting).toBeDisabled();
  await expect(waiting).toHaveAccessibleDescription('A code can be sent once a minute.');
  await page.reload();
  await islandsReady(page);
  await expect.poll(secondsLeft).toBe(before - 20);
  await expect(waiting).toBeDisabled();
  await expect(page.getByText(t('codeSent', { email: 'lin@example.com' }))).toBeVisible();
  await expect(page.getByText(t('help.provider.other'))).toHaveCount(0);
  await page.clock.runFor(41_000);
  await expect(page.getByRole('button', { name: t('sendAgain'), exact: true })).toBeEnabled();
  await expect(page.getByText(t('help.provider.other'))).toBeVisible();
  const heard = await listen(page);
  await page.getByRole('button', { name: t('sendAgain'), exact: true }).click();
  await expect.poll(heard).toEqual([t('codeSent', { email: 'lin@example.com' })]);
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('changeEmail') }).click();
  await expect(page.getByLabel(t('email'))).toBeFocused();
  await expect(page.getByLabel(t('email'))).toHaveValue('lin@example.com');
});

test('the page for a new password says what is wrong with its link or with the password', async ({
  page,
  verbs,
  sandbox,
}) => {
  const silent = await noteSilentRegions(page);
  await verbs.open('resetPassword', { locale: 'en' });
  // Without a key the page has no fields, only a link to the page that sends a new link.
  await expect(page.getByRole('status').filter({ hasText: t('link.missing') })).toBeVisible();
  expect(await silent()).toEqual([]);
  await expect(page.locator('main input')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('link.again') })).toHaveAttribute(
    'href',
    href('forgotPassword', { locale: 'en' }),
  );
  expect(sandbox.calls('repass')).toHaveLength(0);
  await expectAccessible(page);
  await verbs.open('resetPassword', { locale: 'en', query: { key: 'used', name: '<b>lin</b>' } });
  await expect(page.getByLabel(t('link.name'))).toHaveValue('<b>lin</b>');
  const password = page.getByLabel(t('newPassword.label'), { exact: true });
  const repeated = page.getByLabel(t('newPassword.repeat'), { exact: true });
  await page.getByRole('button', { name: t('reset'), exact: true }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Enter a password/);
  await password.fill('12345');
  await repeated.fill('123456');
  await repeated.blur();
  await expect(password).toHaveAccessibleDescription(/Use 6 to 18 characters/);
  await expect(repeated).toHaveAccessibleDescription('The two passwords don’t match.');
  await password.fill('123456');
  await expect(repeated).toHaveAccessibleDescription('Both match');
  await choosePassword(page, 'en', 'new-pass-1');
  await expect(page.getByText('The reset link is not valid or was used')).toBeVisible();
  await expect(password).toHaveValue('new-pass-1');
});
