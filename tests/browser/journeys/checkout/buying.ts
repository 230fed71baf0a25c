import type { Locator, Page } from 'playwright/test';
import type { MerchantName } from '#contract/values.ts';
import type { Locale } from '#routes/locales.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { islandsReady, words } from '../../support/fixtures.ts';

/** A visitor who registers. */
export interface Newcomer {
  email: string;
  password: string;
}

/** The visitor who registers in tests that need nobody in particular. */
export const NEWCOMER: Newcomer = { email: 'wren@example.com', password: 'wing-42' };

/** Fills the account part of the registration form. */
export async function fillAccount(page: Page, locale: Locale, { email, password }: Newcomer): Promise<void> {
  const t = words(locale, 'checkout');
  await page.getByLabel(t('field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('field.emailAgain'), { exact: true }).fill(email);
  await page.getByLabel(t('field.password'), { exact: true }).fill(password);
  await page.getByLabel(t('field.passwordAgain'), { exact: true }).fill(password);
}

/** Chooses a package by its key. */
export async function choosePackage(page: Page, key: string): Promise<void> {
  await page.locator(`[name=product][value="${key}"]`).check();
}

/** Chooses a payment method. */
export async function chooseMethod(page: Page, locale: Locale, name: MerchantName): Promise<void> {
  await page.getByRole('radio', { name: words(locale, 'shared')(`payment.${name}`) }).check();
}

/** The pay button of a complete form. It names the price and the chosen method, whichever that is. */
export function payButton(page: Page, locale: Locale, price: string, isEstimate = false): Locator {
  const text = words(locale, 'checkout')(isEstimate ? 'pay.buttonEstimate' : 'pay.button', { price, method: '\u0000' });
  const [before = '', after = ''] = text.split('\u0000').map(RegExp.escape);
  return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
}

/** Presses the pay button. */
export async function pressPay(page: Page, locale: Locale, price: string): Promise<void> {
  await payButton(page, locale, price).click();
}

/** Pays at the gateway and comes back to the site. `credit` says after how many seconds the payment arrives, or never. */
export async function payAtGateway(page: Page, credit: '0' | '10' | '60' | 'never' = '0'): Promise<void> {
  await page.waitForURL('**/pay/**');
  await page.locator(`[name=credit][value="${credit}"]`).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/thanks/');
  await islandsReady(page);
}

/** Serves the payment page like a host that does not send our headers. */
export async function withoutHeaders(page: Pick<Page, 'route'>): Promise<void> {
  await page.route(`**${PAYMENT_ADDRESS}`, async (route) => {
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });
}

/** The heading after the payment has arrived, with the day until which the package is active. */
export function arrivedHeading(page: Page, locale: Locale): Locator {
  const [before = '', after = ''] = words(locale, 'waiting')('arrived.title', { date: '\u0000' })
    .split('\u0000')
    .map(RegExp.escape);
  return page.getByRole('heading', { level: 1, name: new RegExp(`^${before}\\d{4}-\\d\\d-\\d\\d${after}$`) });
}
