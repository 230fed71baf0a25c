import { chunkWith, neededAtOnce, neededEver } from '../script-graph.ts';
import { elementsOf, type Page, type Site, scriptsOf } from './page.ts';

/** What a page without islands never needs, so modules that such pages use must not share a file with it. */
const REACT = '/node_modules/react-dom/client.js';
/** What such a page needs only on demand. */
const CLIENT = '/src/api/client.ts';

/**
 * Pages without islands that load React, at once or on demand, or the client at once: `page: file`. What shares a file is decided in
 * `chunk-groups.ts`.
 */
export function heavyStaticPages(page: Page, { scripts }: Site): string[] {
  if (elementsOf(page, 'astro-island').length > 0) return [];
  const own = scriptsOf(page);
  const react = chunkWith(scripts, REACT);
  const client = chunkWith(scripts, CLIENT);
  return [
    ...neededEver(scripts, own).filter((chunk) => chunk === react),
    ...neededAtOnce(scripts, own).filter((chunk) => chunk === client),
  ].map(({ fileName }) => `${page.file}: ${fileName}`);
}
