import type { CallName } from '../../../src/contract/calls.ts';
import { href } from '../../../src/routes/href.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from '../../browser/checkout/buying.ts';
import { expect } from '../../browser/support/fixtures.ts';
import { dollars, words } from '../../browser/support/words.ts';
import { button, type Journeys, type Scene, tryAgain } from './journey.ts';

const pay = ({ page, locale }: Scene) => pressPay(page, locale, dollars(locale, 49.99));
const atGateway = ({ page }: Scene) => page.waitForURL('**/pay/**');

async function goodsStand({ page }: Scene): Promise<void> {
  await expect(page.locator('[name=product]').first()).toBeVisible();
  await expect(page.locator('[name=merchant]').first()).toBeVisible();
  await nothingIsWrong({ page });
}

async function nothingIsWrong({ page }: Pick<Scene, 'page'>): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

/** After a lost answer, a second order of the same package has to be confirmed. */
async function orderAgain(scene: Scene): Promise<void> {
  await pay(scene);
  await button(scene, words(scene.locale, 'order')('again.confirm')).click();
}

/** Fills in the form, which checks the address, and chooses a payment method. */
async function fill({ page, locale }: Scene): Promise<void> {
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
}

async function accountKept({ page, locale }: Scene): Promise<void> {
  const t = words(locale, 'checkout');
  await expect(page.getByLabel(t('field.email'), { exact: true })).toHaveValue(NEWCOMER.email);
  await expect(page.getByLabel(t('field.passwordAgain'), { exact: true })).toHaveValue(NEWCOMER.password);
}

async function methodKept({ page, locale }: Scene): Promise<void> {
  await expect(page.getByRole('radio', { name: words(locale, 'shared')('payment.aliPay') })).toBeChecked();
}

/** The calls of the shop and the activity, and how they are made on each screen. */
export const BUYING = {
  activityCheck: [
    {
      screen: 'landing',
      isQuiet: true,
      works: async ({ page }) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
    },
    {
      screen: 'faq',
      isQuiet: true,
      works: async ({ page }) => expect(page.locator('[data-banner-link]')).toBeVisible(),
    },
  ],
  skuList: [
    { screen: 'register', again: tryAgain, works: goodsStand },
    { screen: 'packages', address: { params: { level: 1 } }, who: 'lin', again: tryAgain, works: goodsStand },
    {
      screen: 'landing',
      isQuiet: true,
      works: async ({ page, locale }) =>
        expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
          new RegExp(words(locale, 'landing')('priceCard.days', { days: 360 })),
        ),
    },
  ],
  createRenewOrder: [
    {
      screen: 'packages',
      address: { params: { level: 1 } },
      who: 'lin',
      begin: ({ page, locale }) => chooseMethod(page, locale, 'aliPay'),
      press: pay,
      kept: methodKept,
      look: orderAgain,
      works: atGateway,
    },
  ],
  createRegOrder: [
    {
      screen: 'register',
      begin: fill,
      press: pay,
      async kept(scene) {
        await accountKept(scene);
        await methodKept(scene);
      },
      look: orderAgain,
      works: atGateway,
    },
  ],
  regCheck: [
    {
      screen: 'register',
      // A failure says nothing about the address, which the order will check again. A refusal is shown at the field.
      isQuiet: 'butRefusals',
      press: fill,
      kept: accountKept,
      async again({ page, locale }) {
        const t = words(locale, 'checkout');
        for (const field of ['email', 'emailAgain'] as const) {
          await page.getByLabel(t(`field.${field}`), { exact: true }).fill('tern@example.com');
        }
      },
      works: nothingIsWrong,
    },
  ],
  greenChannel: [
    {
      screen: 'greenChannel',
      address: { query: { formSign: 'green-mei' } },
      again: tryAgain,
      // A refused form is forgotten, because it would be refused again.
      async refused({ page, locale }) {
        await page
          .getByRole('main')
          .getByRole('link', { name: words(locale, 'greenChannel')('login'), exact: true })
          .click();
        await page.waitForURL(`**${href('login', { locale })}`);
      },
      works: ({ page, locale }) => page.waitForURL(`**${href('account', { locale })}`),
    },
  ],
} satisfies Partial<Record<CallName, Journeys>>;
