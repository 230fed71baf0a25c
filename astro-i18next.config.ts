import { LOCALES } from './src/routes/locales.ts';

/** Languages for astro-i18next. It runs at build only: no i18next reaches a browser. */
export default {
  defaultLocale: 'en',
  locales: [...LOCALES],
  load: ['server'],
  // src/i18n/server.ts reads the texts, because it fails on a broken or missing file; astro-i18next's reader would not.
  namespaces: [],
  i18nextServer: { fallbackLng: false, initAsync: false, showSupportNotice: false },
};
