import { textFor } from '#i18n/server.ts';
import { HOME_ICONS, homeIconPath } from '#routes/files.ts';
import { href } from '#routes/href.ts';
import { directionOf } from '#routes/languages.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { colours } from '#styles/brand.ts';
import * as brand from '../../../brand/brand.ts';

/**
 * The colour of the page while it loads. It is also the colour of the bar above the page on systems that support only
 * one.
 */
const PAPER = colours.paper.light;

/**
 * The web app manifest in one language, for home screens. The site opens in a browser tab that shows its address, and
 * not in a window of its own. Buyers must be able to see where they are. An installed app would also stop working when
 * its address is blocked.
 */
export function manifestOf(locale: Locale): object {
  return {
    name: brand.names[locale],
    short_name: brand.names[locale],
    description: textFor(locale, 'common')('descriptions.site'),
    lang: LANGUAGE_TAG[locale],
    dir: directionOf(locale) ?? 'ltr',
    start_url: href('landing', { locale }),
    scope: '/',
    display: 'browser',
    theme_color: PAPER,
    background_color: PAPER,
    icons: HOME_ICONS.map((icon) => ({
      src: homeIconPath(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
}
