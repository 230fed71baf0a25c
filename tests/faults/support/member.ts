import type { CallName } from '../../../src/contract/calls.ts';
import { href } from '../../../src/routes/href.ts';
import { expect } from '../../browser/support/fixtures.ts';
import { words } from '../../browser/support/words.ts';
import { people } from '../../sandbox/seed/people.ts';
import { button, type Journeys, type Scene, tryAgain } from './journey.ts';

const account = (scene: Scene) => words(scene.locale, 'account');
const recovery = (scene: Scene) => words(scene.locale, 'recovery');
const CODE = '246810';
const PASSWORD = 'new-pass-1';

const atLogin = ({ page, locale }: Scene) => page.waitForURL(`**${href('login', { locale })}`);

async function writeEmail(scene: Scene): Promise<void> {
  await scene.page.getByLabel(recovery(scene)('email')).fill(people.lin.account);
}

const sendCode = (scene: Scene) => button(scene, recovery(scene)('sendCode')).click();

async function toCode(scene: Scene): Promise<void> {
  await writeEmail(scene);
  await sendCode(scene);
  await expect(scene.page.getByLabel(recovery(scene)('code'))).toBeVisible();
}

const newPassword = ({ page, locale }: Scene) =>
  page.getByLabel(words(locale, 'recovery')('newPassword.label'), { exact: true });

async function writePassword(scene: Scene): Promise<void> {
  await newPassword(scene).fill(PASSWORD);
  await scene.page.getByLabel(words(scene.locale, 'recovery')('newPassword.repeat'), { exact: true }).fill(PASSWORD);
}

const savePassword = (scene: Scene) => button(scene, recovery(scene)('reset')).click();
const passwordKept = (scene: Scene) => expect(newPassword(scene)).toHaveValue(PASSWORD);

const emailKept = (scene: Scene) =>
  expect(scene.page.getByLabel(recovery(scene)('email'))).toHaveValue(people.lin.account);

const logIn = (scene: Scene) => button(scene, words(scene.locale, 'login')('submit')).click();

/** If it is unknown whether a new password was saved, the page suggests trying it. */
async function tryPassword({ page, locale }: Scene): Promise<void> {
  await page
    .getByRole('alert')
    .getByRole('link', { name: words(locale, 'recovery')('maybeSaved.login'), exact: true })
    .click();
}

const unbind = (scene: Scene) =>
  scene.page
    .getByRole('dialog')
    .getByRole('button', { name: account(scene)('devices.unbind'), exact: true })
    .click();

const accountStands = ({ page }: Scene) => expect(page.getByText(people.lin.account).first()).toBeVisible();

/** The calls about an account, from signing in to receipts, and how they are made on each screen. */
export const MEMBER = {
  login: [
    {
      screen: 'login',
      async begin({ page, locale }) {
        const t = words(locale, 'login');
        await page.getByLabel(t('account'), { exact: true }).fill(people.lin.account);
        await page.getByLabel(t('password'), { exact: true }).fill(people.lin.password);
      },
      press: logIn,
      kept: ({ page, locale }) =>
        expect(page.getByLabel(words(locale, 'login')('password'), { exact: true })).toHaveValue(people.lin.password),
      works: accountStands,
    },
  ],
  info: [
    { screen: 'account', who: 'lin', again: tryAgain, works: accountStands },
    {
      screen: 'landing',
      who: 'xin',
      isQuiet: true,
      works: ({ page, locale }) =>
        expect(page.getByRole('link', { name: words(locale, 'banner')('until') })).toBeVisible(),
    },
    {
      screen: 'downloadClient',
      address: { params: { type: 'router' } },
      who: 'lin',
      isQuiet: true,
      works: ({ page }) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
    },
  ],
  refreshVip: [
    {
      screen: 'account',
      who: 'mei',
      press: (scene) => button(scene, account(scene)('traffic.refresh')).click(),
      works: ({ page, locale }) =>
        expect(page.locator('.toasts')).toContainText(locale === 'en' ? /\w{4}/ : /\p{Script=Han}{2}|\w{4}/u),
    },
  ],
  deviceUnbind: [
    {
      screen: 'account',
      who: 'lin',
      begin: async (scene) => {
        await scene.page
          .getByRole('button', { name: new RegExp(`^${account(scene)('devices.unbind')}`) })
          .first()
          .click();
        await expect(scene.page.getByRole('dialog')).toBeVisible();
      },
      press: unbind,
      healsLoss: true,
      works: (scene) =>
        expect(scene.page.getByText(account(scene)('devices.count', { count: 2 }), { exact: true })).toBeVisible(),
    },
  ],
  orderReceipt: [
    {
      screen: 'account',
      part: 'receipt',
      address: { query: { tab: 'orders', receipt: 'P001001' } },
      who: 'lin',
      again: tryAgain,
      works: ({ page }) => expect(page.getByText(/^T-/)).toBeVisible(),
    },
  ],
  forgotCode: [
    {
      screen: 'forgotPassword',
      begin: writeEmail,
      press: sendCode,
      kept: emailKept,
      works: (scene) => expect(scene.page.getByLabel(recovery(scene)('code'))).toBeVisible(),
    },
  ],
  forgotCodeVerify: [
    {
      screen: 'forgotPassword',
      begin: toCode,
      press: (scene) => scene.page.getByLabel(recovery(scene)('code')).fill(CODE),
      async again(scene) {
        const code = scene.page.getByLabel(recovery(scene)('code'));
        // A refused code is removed; a code without an answer stays, and the button sends it.
        if ((await code.inputValue()) === CODE) await button(scene, recovery(scene)('verify')).click();
        else await code.fill(CODE);
      },
      works: (scene) => expect(newPassword(scene)).toBeVisible(),
    },
  ],
  forgotReset: [
    {
      screen: 'forgotPassword',
      async begin(scene) {
        await toCode(scene);
        await scene.page.getByLabel(recovery(scene)('code')).fill(CODE);
        await writePassword(scene);
      },
      press: savePassword,
      kept: passwordKept,
      look: tryPassword,
      works: atLogin,
    },
  ],
  forgot: [
    {
      screen: 'forgotPassword',
      begin: writeEmail,
      press: (scene) => button(scene, recovery(scene)('sendLink')).click(),
      kept: emailKept,
      works: atLogin,
    },
  ],
  repass: [
    {
      screen: 'resetPassword',
      async begin(scene) {
        const { page, locale, sandbox } = scene;
        const api = `${sandbox.origin}/api/Website/forgot`;
        await page.request.post(api, { data: { email: people.lin.account } });
        const mails = (await (await page.request.get(`${sandbox.origin}/sandbox/outbox`)).json()) as { link: string }[];
        const key = new URL(mails.at(-1)?.link ?? '').searchParams.get('key') ?? '';
        await page.goto(href('resetPassword', { locale, query: { key, name: people.lin.account } }));
        await writePassword(scene);
      },
      press: savePassword,
      kept: passwordKept,
      look: tryPassword,
      works: atLogin,
    },
  ],
  appleId: [
    {
      screen: 'appleIdPublic',
      who: 'lin',
      again: tryAgain,
      works: ({ page }) => expect(page.getByText('shared-one@petrel.example')).toBeVisible(),
    },
    {
      screen: 'appleIdPublic',
      part: 'spare',
      who: 'lin',
      begin: ({ page }) => expect(page.getByText('shared-one@petrel.example')).toBeVisible(),
      press: (scene) => button(scene, words(scene.locale, 'appleIdPublic')('spare.show')).click(),
      kept: ({ page }) => expect(page.getByText('shared-one@petrel.example')).toBeVisible(),
      works: ({ page }) => expect(page.getByText('shared-two@petrel.example')).toBeVisible(),
    },
  ],
} satisfies Partial<Record<CallName, Journeys>>;
