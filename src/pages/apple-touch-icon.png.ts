import type { APIRoute } from 'astro';
import { appleTouchIcon } from '#features/sharing/brand-icons.ts';

/** The icon that iPhones request under this fixed name (docs/behaviour/addresses.md#icons). */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await appleTouchIcon()), { headers: { 'content-type': 'image/png' } });
