import { attribute, elementsOf, type Page } from './page.ts';

/** Ids that a page has more than once, of which labels, links and gradients would find only the first: `page: id`. */
export function repeatedIds(page: Page): string[] {
  const ids = idsOf(page);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => `${page.file}: ${id}`);
}

/** The ids of a page's elements, in their order. */
export function idsOf(page: Page): string[] {
  return elementsOf(page)
    .map((element) => attribute(element, 'id'))
    .filter(Boolean);
}
