import type { APIRoute } from 'astro';
import * as brand from '../../../../brand/brand.ts';
import { sharePicture } from '../../../features/sharing/share-picture.ts';
import { shareWords } from '../../../features/sharing/share-words.ts';
import { shareablePictures } from '../../../routes/hosting.ts';
import type { Locale } from '../../../routes/locales.ts';
import type { ScreenName } from '../../../routes/table.ts';
import { colours, mark } from '../../../styles/brand.ts';

/** The pictures of shared links, one per indexed screen and language (docs/behaviour/addresses.md#shared-links). */
export const getStaticPaths = () => shareablePictures().map((params) => ({ params }));

/** One of them, drawn at build. */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const words = shareWords(params.screen as ScreenName, locale);
  const picture = await sharePicture(locale, { brand: brand.names[locale], ...words }, { mark, colours });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
