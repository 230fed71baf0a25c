import { expect, test } from '../support/fixtures.ts';

/** What is written by hand, or cut from a text, and what it means. */
const MEANT = {
  'Login?ref=sam': 'en/login/?ref=sam',
  clientmac: 'en/download/macos/',
  'ZH/forgotpassword/': 'zh/forgotPassword/',
  'zh-TW/register/': 'tw/register/',
  'cn/': 'zh/',
  'en-US/faq#refund': 'en/faq/#refund',
  'zh/login%E3%80%82': 'zh/login/',
  'tw/terms/index.html,': 'tw/terms/',
};

test('an address that is only written otherwise leads to its page', async ({ page, verbs }) => {
  verbs.expectConsole(/404 \(Not Found\)/);
  for (const [written, meant] of Object.entries(MEANT)) {
    await page.goto(`/${written}`);
    await expect(page, written).toHaveURL(`/${meant}`);
  }
});
