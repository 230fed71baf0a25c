import type { APIRoute } from 'astro';
import { manifestOf } from '../../features/sharing/manifest.ts';
import { LOCALES, type Locale } from '../../routes/locales.ts';

/** What home screens are told of the site, per language (docs/behaviour/addresses.md#icons). */
export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** One of them. */
export const GET: APIRoute = ({ params }) => Response.json(manifestOf(params.locale as Locale));
