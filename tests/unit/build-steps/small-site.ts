import { type Page, parsePage, type Site } from '../../../build-steps/page.ts';
import type { Chunk, ScriptGraph } from '../../../build-steps/script-graph.ts';

/** Returns a script graph. Each file has only the fields that matter for the test. */
function graphOf(files: Record<string, Partial<Omit<Chunk, 'fileName'>>>): ScriptGraph {
  return new Map(
    Object.entries(files).map(([fileName, chunk]) => [fileName, { fileName, imports: [], modules: [], ...chunk }]),
  );
}

/** Returns a site of a few scripts. It is a production build unless `isSandbox` is true. */
export function siteOf(files: Parameters<typeof graphOf>[0] = {}, isSandbox = false): Site {
  return { scripts: graphOf(files), isSandbox };
}

/** Returns a page of a screen, with something in its head and its body. */
export function pageOf(screen: string, { head = '', body = '' } = {}): Page {
  return parsePage(
    `en/${screen}/index.html`,
    `<!DOCTYPE html><html lang="en" data-screen="${screen}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
}

/** Returns an island as Astro writes it. */
export function island(component: string, client = 'load'): string {
  return `<astro-island component-url="/_astro/${component}.js" renderer-url="/_astro/client.js" client="${client}"></astro-island>`;
}
