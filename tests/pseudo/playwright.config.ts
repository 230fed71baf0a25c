import { defineConfig } from 'playwright/test';
import browser from '../browser/playwright.config.ts';

/** The made-up language in a Chromium (`npm run pseudo`): the same browser as for the journeys. */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: '../../test-results/pseudo',
  use: { ...browser.use, screenshot: 'off' },
});
