import { readdirSync } from 'node:fs';
import { LOCALES } from '#routes/locales.ts';

/**
 * The languages for astro-i18next, which reads all texts before a page is rendered. It runs only in builds: no i18next
 * reaches a browser.
 */
export default {
  defaultLocale: 'en',
  locales: [...LOCALES],
  load: ['server'],
  namespaces: readdirSync('locales/en').map((file) => file.replace(/\.json$/, '')),
  i18nextServer: {
    // No page falls back to another language. There is no current language either, because one run renders the pages of
    // all languages.
    fallbackLng: false,
    preload: [...LOCALES],
    initAsync: false,
    // Set this because the default path is a URL, in which a space is `%20`.
    backend: { loadPath: 'locales/{{lng}}/{{ns}}.json' },
  },
};
