import type { APIContext } from 'astro';
import { pictureFile } from '#pictures/pictures.ts';
import { LOCALES } from '#routes/locales.ts';

/** The pictures of the app, one file per language (docs/behaviour/landing.md#the-app). */
export function getStaticPaths() {
  return LOCALES.map(pictureFile).map(({ path, svg }) => ({
    params: { pictures: path.replace(/\.svg$/, '') },
    props: { svg },
  }));
}

/** Serves the pictures of one language. */
export function GET({ props }: APIContext<{ svg: string }>): Response {
  return new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
}
