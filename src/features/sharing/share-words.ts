import { textFor } from '../../i18n/server.ts';
import type { Locale } from '../../routes/locales.ts';
import { rowOf, type ScreenName } from '../../routes/table.ts';

/** The words of a screen's picture for shared links; a screen with several variants has one picture for all. */
export function shareWords(screen: ScreenName, locale: Locale): { title: string; text: string } {
  const t = textFor(locale, 'common');
  return { title: t(rowOf(screen).pictureTitle ?? `titles.${screen}`), text: t('descriptions.picture') };
}
