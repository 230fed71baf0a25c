import { chunkWith, neededAtOnce, neededEver } from '../script-graph.ts';
import { elementsOf, type Page, type Site, scriptsOf } from './page.ts';

/** What a page without islands never needs: shared pieces that it uses must not stand in one file with it. */
const REACT = '/node_modules/react-dom/client.js';
/** What such a page may need later, when its visitor turns out to be a member. */
const SENDER = '/src/api/send.ts';

/** Pages without islands that load React, now or later, or the sender at once: `page: file`. `chunk-groups.ts` decides what shares a file. */
export function heavyStaticPages(page: Page, { scripts }: Site): string[] {
  if (elementsOf(page, 'astro-island').length > 0) return [];
  const own = scriptsOf(page);
  const react = chunkWith(scripts, REACT);
  const sender = chunkWith(scripts, SENDER);
  return [
    ...neededEver(scripts, own).filter((chunk) => chunk === react),
    ...neededAtOnce(scripts, own).filter((chunk) => chunk === sender),
  ].map(({ fileName }) => `${page.file}: ${fileName}`);
}
