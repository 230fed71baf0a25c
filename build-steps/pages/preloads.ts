import {
  attribute,
  elementsOf,
  islandScripts,
  mapElements,
  newElement,
  type Page,
  rowOfPage,
  type Site,
  scriptsOf,
} from '../page.ts';
import { chunkWith, neededAtOnce } from '../script-graph.ts';

/**
 * Adds preloads for all scripts that a page's islands and its first call need at once. They are at the end of the head,
 * in the order of imports. Astro names only the entries, so each further level of imports would cost a round trip. The
 * preloads have a low priority, so they do not delay the answer to the first call.
 */
export function addPreloads(page: Page, { scripts }: Site): Page {
  const entries = elementsOf(page, 'astro-island')
    .filter((island) => attribute(island, 'client') === 'load')
    .flatMap(islandScripts)
    .map((address) => address.slice(1));
  const callsAtOnce = rowOfPage(page)?.firstCall !== undefined;
  if (entries.length === 0 && !callsAtOnce) return page;
  // A screen that calls the server at once needs the API client to read the answer. On a screen without islands, the
  // page's own script shows the answer.
  const own = entries.length > 0 ? entries : scriptsOf(page);
  const needed = callsAtOnce ? [...own, chunkWith(scripts, '/src/api/client.ts').fileName] : own;
  // A script that the page names itself needs no preload.
  const named = elementsOf(page, 'script').map((script) => attribute(script, 'src'));
  const links = neededAtOnce(scripts, needed)
    .map(({ fileName }) => `/${fileName}`)
    .filter((address) => !named.includes(address))
    .map((address) => newElement('link', { rel: ['modulepreload'], href: address, fetchPriority: 'low' }));
  return mapElements(page, (element) =>
    element.tagName === 'head' ? { ...element, children: [...element.children, ...links] } : element,
  );
}
