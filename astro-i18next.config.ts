import { readdirSync } from 'node:fs';
import { LOCALES } from './src/routes/locales.ts';

/** Languages for astro-i18next, which reads all texts before a page is rendered. It runs at build only: no i18next reaches a browser. */
export default {
  defaultLocale: 'en',
  locales: [...LOCALES],
  load: ['server'],
  namespaces: readdirSync('locales/en').map((file) => file.replace(/\.json$/, '')),
  i18nextServer: {
    // No page falls back on another language, and none is the current one: pages of all languages are rendered in one go.
    fallbackLng: false,
    preload: [...LOCALES],
    initAsync: false,
    // Its own path would be that of an address, in which a space is `%20`.
    backend: { loadPath: 'locales/{{lng}}/{{ns}}.json' },
  },
};
