import { painters } from 'virtual:painters';
import type { APIContext } from 'astro';

/** The scripts that paint screens' content before React has loaded (`build-steps/painters.ts`). */
export function getStaticPaths() {
  return Object.values(painters).map(({ path, code }) => ({
    params: { painter: path.replace(/\.js$/, '') },
    props: { code },
  }));
}

/** Serves one of these scripts. */
export function GET({ props }: APIContext<{ code: string }>): Response {
  return new Response(props.code);
}
