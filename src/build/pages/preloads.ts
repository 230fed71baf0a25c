import { type CallName, RESOURCE_OF } from '../../contract/find-call.ts';
import { chunkWith, neededAtOnce } from '../script-graph.ts';
import {
  attribute,
  elementsOf,
  islandScripts,
  mapElements,
  newElement,
  type Page,
  rowOfPage,
  type Site,
} from './page.ts';

/**
 * Puts preloads of the modules that a page's islands need at once at the end of its head, in the order in which they are met:
 * Astro names only the entries, so without these each further level of imports would cost a round trip. A screen that asks the server
 * at once gets what its first call needs, too.
 */
export function addPreloads(page: Page, { scripts }: Site): Page {
  const entries = elementsOf(page, 'astro-island')
    .filter((island) => attribute(island, 'client') === 'load')
    .flatMap(islandScripts)
    .map((address) => address.slice(1));
  if (entries.length === 0) return page;
  const needed = [...entries, ...firstCallModules(page).map((module) => chunkWith(scripts, module).fileName)];
  const links = neededAtOnce(scripts, needed).map(({ fileName }) =>
    newElement('link', { rel: ['modulepreload'], href: `/${fileName}` }),
  );
  return mapElements(page, (element) =>
    element.tagName === 'head' ? { ...element, children: [...element.children, ...links] } : element,
  );
}

/** What a screen's first call needs: the sender, and the call's description. None where it waits for somebody to act. */
function firstCallModules(page: Page): string[] {
  const { firstCall, isDeferred } = rowOfPage(page) ?? {};
  if (!firstCall || isDeferred) return [];
  return ['/src/stores/sender.ts', `/src/contract/${RESOURCE_OF[firstCall as CallName]}.ts`];
}
