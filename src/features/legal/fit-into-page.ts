import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** How to fit a document into a page that has more content. */
interface Fit {
  /**
   * The number of levels by which headings are lowered, because the page has headings above them. Headings of level 4,
   * which fold, keep their level.
   */
  demote: number;
  /** Returns the address that a link has on this page, such as a fragment of the same page. */
  lead: (href: string) => string;
}

/** Returns a document's HTML with lowered headings and with links rewritten for the page. */
export function fitIntoPage(html: string, { demote, lead }: Fit): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-3])$/.exec(element.tagName)?.[1];
    if (level) element.tagName = `h${Number(level) + demote}`;
    if (typeof element.properties.href === 'string') element.properties.href = lead(element.properties.href);
  });
  return toHtml(tree);
}
