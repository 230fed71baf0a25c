import { codeIn, elementsOf, mapElements, type Page } from './page.ts';

/**
 * Leaves out the id that Astro gives each island. Nothing reads it, but it is made from the checkout's path, so the same commit would
 * give other pages, of other sizes, on another machine.
 */
export function dropIslandIds(page: Page): Page {
  return mapElements(page, (element) => {
    if (element.tagName !== 'astro-island') return element;
    const { uid: _, ...properties } = element.properties;
    return { ...element, properties };
  });
}

/** Pages whose inline script reads that id. Guards against a release of Astro that begins to. */
export function readIslandIds(page: Page): string[] {
  if (elementsOf(page, 'astro-island').length === 0) return [];
  if (!elementsOf(page, 'script').some((script) => /\buid\b/.test(codeIn(script)))) return [];
  return [`${page.file}: a script reads islands' "uid", which src/build/pages/island-ids.ts leaves out`];
}
