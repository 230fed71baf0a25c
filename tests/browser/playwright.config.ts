import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test';

/** The settings that differ by the engine that runs the tests. `tools/engines/walk.ts` names the engine. */
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
        // Otherwise each window would load a page behind the address bar, which costs as much as the page under test.
        '--disable-features=WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
      ],
    },
  },
  // This channel speaks the protocol of a Firefox that is not Playwright's own build.
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX ?? '/usr/bin/firefox',
      // Playwright waits forever for a page that comes back as it was left. `tests/engines` tests this without
      // Playwright.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  // `support/webkit.ts` starts this engine.
  webkit: { browserName: 'webkit' },
};

const { ENGINE = 'chromium' } = process.env;

/**
 * The readers' time zone. Tests that calculate a day for a page use this zone as well, whatever the machine's own zone
 * is.
 */
const TIME_ZONE = 'Asia/Shanghai';
process.env.TZ = TIME_ZONE;

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  outputDir: `../../test-results/${ENGINE === 'chromium' ? 'browser' : ENGINE}`,
  fullyParallel: true,
  // Two workers keep two processors busy, together with the steps that run beside them. With more workers, the tests wait
  // for each other.
  workers: ENGINE === 'chromium' ? 2 : 1,
  // A flaky test is a defect and must be seen.
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
    // A service worker would answer from its caches instead of the host. Tests of the worker allow it
    // (`journeys/offline/guides.test.ts`).
    serviceWorkers: 'block',
    // For a screenshot, Playwright adds a style sheet. Only in Chromium does the page's policy not block it.
    screenshot: ENGINE === 'chromium' ? 'only-on-failure' : 'off',
  },
});
