import type { Element } from 'hast';
import { elementsOf, type Page } from '../page.ts';

/** The parts of a page that must hold words and hold none: `page: part`. */
export function emptyParts(page: Page): string[] {
  const texts = elementsOf(page).filter(({ properties }) => [properties.className].flat().includes('prose'));
  return [...elementsOf(page, 'main'), ...texts].filter(isEmpty).map(({ tagName }) => `${page.file}: <${tagName}>`);
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type !== 'element' || isEmpty(child),
  );
}
