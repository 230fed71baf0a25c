import { codeIn, elementsOf, type Page } from './page.ts';

/** How Astro's inline script defines its element: only where nobody has done so before. */
const GUARDED = /customElements\.get\(["'`]astro-island["'`]\)\s*\|\|\s*customElements\.define\(["'`]astro-island["'`]/;

/**
 * Pages with islands whose element would be defined a second time, which throws, inside chat apps: there `src/boot/boot.ts` defines it
 * first, so that no island wakes. A release of Astro may have changed its script.
 */
export function unguardedIslands(page: Page): string[] {
  if (elementsOf(page, 'astro-island').length === 0) return [];
  if (elementsOf(page, 'script').some((script) => GUARDED.test(codeIn(script)))) return [];
  return [`${page.file}: Astro no longer asks whether "astro-island" is defined, on which src/boot/boot.ts relies`];
}
