import { newVersion } from 'virtual:head-scripts';
import { textFor } from '#i18n/server.ts';
import { LOCALES } from '#routes/locales.ts';

/** The script `/new-version.js`. It finds out whether a newer version of the site is online (`head/new-version.ts`). */
export function GET(): Response {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textFor(locale, 'common')('newVersion')]));
  return new Response(`const NEW_VERSION_TEXTS=${JSON.stringify(texts)};${newVersion}`);
}
