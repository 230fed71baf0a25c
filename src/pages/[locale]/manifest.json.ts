import type { APIRoute } from 'astro';
import { manifestOf } from '#features/sharing/manifest.ts';
import { LOCALES, type Locale } from '#routes/locales.ts';

/** The web app manifest of each language, for icons on home screens (docs/behaviour/addresses.md#icons). */
export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** The manifest of one language. */
export const GET: APIRoute = ({ params }) => Response.json(manifestOf(params.locale as Locale));
