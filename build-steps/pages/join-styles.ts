import { codeIn, elementsOf, mapElements, newElement, type Page } from '../page.ts';

/** Joins a page's style elements into one, so that the policy needs one hash. */
export function joinStyles(page: Page): Page {
  const styles = elementsOf(page, 'style');
  return mapElements(page, (element) => {
    if (element === styles[0]) return newElement('style', {}, styles.map(codeIn).join(''));
    return element.tagName === 'style' ? undefined : element;
  });
}
