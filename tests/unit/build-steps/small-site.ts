import { type Page, parsePage, type Site } from '../../../build-steps/page.ts';
import type { Chunk, ScriptGraph } from '../../../build-steps/script-graph.ts';

/** A script graph in short: each file with what it imports, fetches later and holds. */
function graphOf(files: Record<string, Partial<Omit<Chunk, 'fileName'>>>): ScriptGraph {
  return new Map(
    Object.entries(files).map(([fileName, chunk]) => [fileName, { fileName, imports: [], modules: [], ...chunk }]),
  );
}

/** A site of a few scripts; a production build, unless it says otherwise. */
export function siteOf(files: Parameters<typeof graphOf>[0] = {}, isSandbox = false): Site {
  return { scripts: graphOf(files), isSandbox };
}

/** A page that shows a screen, with something in its head and its body. */
export function pageOf(screen: string, { head = '', body = '' } = {}): Page {
  return parsePage(
    `en/${screen}/index.html`,
    `<!DOCTYPE html><html lang="en" data-screen="${screen}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
}

/** An island as Astro writes it. */
export function island(component: string, client = 'load'): string {
  return `<astro-island component-url="/_astro/${component}.js" renderer-url="/_astro/client.js" client="${client}"></astro-island>`;
}
