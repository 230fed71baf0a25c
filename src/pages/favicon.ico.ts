import type { APIRoute } from 'astro';
import { faviconIco } from '#features/sharing/brand-icons.ts';

/** The icon that browsers request under this fixed name (docs/behaviour/addresses.md#icons). */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await faviconIco()), { headers: { 'content-type': 'image/x-icon' } });
