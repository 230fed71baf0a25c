import { defineConfig } from 'playwright/test';
import browser from '../browser/playwright.config.ts';

/** The tables of `npm run faults`: the same browser as for the journeys, but only what fails is of interest. */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: '../../test-results/faults',
  reporter: [['dot'], ['json']],
  use: { ...browser.use, screenshot: 'off' },
});
