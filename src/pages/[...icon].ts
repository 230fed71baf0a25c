import type { APIRoute } from 'astro';
import { type BrandIcon, brandIcons } from '#features/sharing/brand-icons.ts';

/** The icons of tabs, bookmarks and home screens, drawn by the build (docs/behaviour/addresses.md#icons). */
export const getStaticPaths = () => brandIcons().map((props) => ({ params: { icon: props.address.slice(1) }, props }));

/** Draws one of the icons. */
export const GET: APIRoute<BrandIcon> = async ({ props: { type, draw } }) =>
  new Response(await draw(), { headers: { 'content-type': type } });
