import { neededAtOnce } from '../script-graph.ts';
import { attribute, elementsOf, islandScripts, mapElements, newElement, type Page, type Site } from './page.ts';

/**
 * Puts preloads of the modules that a page's islands need at once at the end of its head, in the order in which they are met:
 * Astro names only the entries, so without these each further level of imports would cost a round trip.
 */
export function addPreloads(page: Page, { scripts }: Site): Page {
  const entries = elementsOf(page, 'astro-island')
    .filter((island) => attribute(island, 'client') === 'load')
    .flatMap(islandScripts)
    .map((address) => address.slice(1));
  if (entries.length === 0) return page;
  const links = neededAtOnce(scripts, entries).map(({ fileName }) =>
    newElement('link', { rel: ['modulepreload'], href: `/${fileName}` }),
  );
  return mapElements(page, (element) =>
    element.tagName === 'head' ? { ...element, children: [...element.children, ...links] } : element,
  );
}
