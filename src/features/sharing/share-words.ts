import { textFor } from '../../i18n/server.ts';
import type { Locale } from '../../routes/locales.ts';
import type { ScreenName } from '../../routes/table.ts';

/** Indexed screens whose description stands in `common`; the others take theirs from their content. */
const DESCRIBED = ['landing', 'downloadClient', 'appleIdCreate', 'faq', 'contact', 'enterprise'] as const;

/** Has this screen its description in `common`? */
export function isDescribed(screen: ScreenName): screen is (typeof DESCRIBED)[number] {
  return (DESCRIBED as readonly string[]).includes(screen);
}

/** The words of a screen's picture for shared links; a screen with several variants has one picture for all. */
export function shareWords(screen: ScreenName, locale: Locale): { title: string; text: string } {
  const t = textFor(locale, 'common');
  const text = t('descriptions.picture');
  if (screen === 'downloadClient') return { title: t('titles.download'), text };
  if (screen === 'routerGuide') return { title: t('menu.routerGuide'), text };
  return { title: t(`titles.${screen}`), text };
}
