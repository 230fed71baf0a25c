import { codeIn, elementsOf, type Page } from './page.ts';

/** How Astro's inline script defines its element: only if it is not defined yet. */
const GUARDED = /customElements\.get\(["'`]astro-island["'`]\)\s*\|\|\s*customElements\.define\(["'`]astro-island["'`]/;

/**
 * Pages on which Astro would define the islands' element a second time, which throws. Inside chat apps `src/boot/boot.ts` defines it
 * first, so that no island hydrates. Guards against a release of Astro that changes its script.
 */
export function unguardedIslands(page: Page): string[] {
  if (elementsOf(page, 'astro-island').length === 0) return [];
  if (elementsOf(page, 'script').some((script) => GUARDED.test(codeIn(script)))) return [];
  return [`${page.file}: Astro no longer asks whether "astro-island" is defined, on which src/boot/boot.ts relies`];
}
