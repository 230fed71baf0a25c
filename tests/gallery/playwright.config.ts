import { defineConfig } from 'playwright/test';
import browser from '../browser/playwright.config.ts';

/** The pictures of `npm run gallery`: the same browser as for the journeys; a state takes as long as its pictures. */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: '../../test-results/gallery',
  timeout: 120_000,
  reporter: [['dot'], ['json']],
  use: { ...browser.use, screenshot: 'off' },
});
