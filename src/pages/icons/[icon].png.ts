import type { APIRoute } from 'astro';
import { homeIcon } from '#features/sharing/brand-icons.ts';
import { HOME_ICONS, type HomeIcon } from '#routes/files.ts';

/** The icons that manifests name, for home screens (docs/behaviour/addresses.md#icons). */
export const getStaticPaths = () => HOME_ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }));

/** One icon, drawn by the build. */
export const GET: APIRoute<HomeIcon> = async ({ props }) =>
  new Response(new Uint8Array(await homeIcon(props)), { headers: { 'content-type': 'image/png' } });
