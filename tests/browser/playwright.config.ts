import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A flaky test is a defect, and must be seen.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: [['dot'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROME ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each window would run a page of its own behind the address bar, which costs as much as the page under test.
        '--disable-features=WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
      ],
    },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
  },
});
