import { firstRenderScripts } from 'virtual:first-render';
import type { APIContext } from 'astro';

/** The scripts that render screens' content before React has loaded (`build-steps/first-render.ts`). */
export function getStaticPaths() {
  return Object.values(firstRenderScripts).map(({ path, code }) => ({
    params: { firstRender: path.replace(/\.js$/, '') },
    props: { code },
  }));
}

/** Serves one of these scripts. */
export function GET({ props }: APIContext<{ code: string }>): Response {
  return new Response(props.code);
}
