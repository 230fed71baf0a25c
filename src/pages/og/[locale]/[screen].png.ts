import type { APIRoute } from 'astro';
import * as brand from '../../../../brand/brand.ts';
import { LIGHT_PLACE, sharePicture } from '../../../features/sharing/share-picture.ts';
import { textFor } from '../../../i18n/server.ts';
import { shareablePictures } from '../../../routes/hosting.ts';
import type { Locale } from '../../../routes/locales.ts';
import { rowOf, type ScreenName } from '../../../routes/table.ts';
import { colours, figure, mark } from '../../../styles/brand.ts';
import { paintByDay } from '../../../ui/scenes/family.ts';

/**
 * The pictures of shared links, one per indexed screen and language, for all variants of a screen
 * (docs/behaviour/addresses.md#shared-links).
 */
export const getStaticPaths = () => shareablePictures().map((params) => ({ params }));

/** One picture, drawn by the build. */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const t = textFor(locale, 'common');
  const screen = params.screen as ScreenName;
  const title = t(rowOf(screen).crumb ?? `titles.${screen}`);
  const words = { brand: brand.names[locale], title, text: t('descriptions.picture') };
  const light = paintByDay('light', LIGHT_PLACE);
  const picture = await sharePicture(locale, words, { mark, figure, light, colours });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
