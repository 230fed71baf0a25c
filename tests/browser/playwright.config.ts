import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test';

/** What differs by the engine that runs the tests, as `tools/engines.ts` names it. */
const ENGINES: Record<string, Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>> = {
  chromium: {
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
  },
  // The channel speaks the protocol of a Firefox that is not Playwright's own.
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX ?? '/usr/bin/firefox',
      // Playwright waits for ever for a page that comes back as it was left; `tests/engines` goes back to such pages without it.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  // Started by `support/webkit.ts`.
  webkit: { browserName: 'webkit' },
};

const { ENGINE = 'chromium' } = process.env;

/** Where the readers are. Whoever reckons a day that a page is to show does so there, too, whatever the machine's own zone. */
const TIME_ZONE = 'Asia/Shanghai';
process.env.TZ = TIME_ZONE;

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  outputDir: `../../test-results/${ENGINE === 'chromium' ? 'browser' : ENGINE}`,
  fullyParallel: true,
  // Two keep two processors busy with the steps that run beside them; more make each test wait for the others.
  workers: ENGINE === 'chromium' ? 2 : 1,
  // A flaky test is a defect, and must be seen.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...ENGINES[ENGINE],
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    reuseContext: ENGINE === 'chromium',
    // A worker would stand between a test and the host, and serve from its caches; `journeys/offline/guides.test.ts` lets it.
    serviceWorkers: 'block',
    // It takes a style sheet of Playwright's, against which only Chromium's pages have no policy.
    screenshot: ENGINE === 'chromium' ? 'only-on-failure' : 'off',
  },
});
