import type { APIRoute } from 'astro';
import { faviconSvg } from '#features/sharing/brand-icons.ts';

/** The icon of tabs and bookmarks (docs/behaviour/addresses.md#icons). */
export const GET: APIRoute = () => new Response(faviconSvg(), { headers: { 'content-type': 'image/svg+xml' } });
