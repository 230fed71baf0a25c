import { expect, test } from '../../support/fixtures.ts';
import { dollars } from '../../support/words.ts';
import { chooseMethod, pressPay } from './buying.ts';

test('a refusal in another language follows our own sentence and is marked as foreign', async ({ page, verbs }) => {
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale: 'zh', params: { level: 1 } });
  await chooseMethod(page, 'zh', 'paypal');
  await pressPay(page, 'zh', dollars('zh', 49.99));
  const alert = page.getByRole('alert').filter({ hasText: '订单没有生成，也没有扣款。' });
  const foreign = alert.getByText('The payment was declined. Please choose another payment method.');
  await expect(foreign).toHaveAttribute('lang', 'en');
  await verbs.setting('orderError', 'none');
  await pressPay(page, 'zh', dollars('zh', 49.99));
  await expect(foreign).toHaveCount(0);
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('错误代码');
});

test('the message about an order without a payment promises no payment page', async ({ page, verbs }) => {
  // The message goes with the page that is left, so the test stores its text.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const said = document.querySelector('.toasts p')?.textContent;
      if (said) sessionStorage.setItem('test.said', said);
    }).observe(document, { childList: true, subtree: true });
  });
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'creditCard');
  await pressPay(page, 'en', '$49.99');
  await page.waitForURL('**/en/thanks/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test.said'))).toBe('Order placed. Thank you.');
});
