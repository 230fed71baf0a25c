import type { APIRoute } from 'astro';
import { faviconIco } from '../features/sharing/icons.ts';

/** The icon that browsers ask for by this name without being told (docs/behaviour/addresses.md#icons). */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await faviconIco()), { headers: { 'content-type': 'image/x-icon' } });
