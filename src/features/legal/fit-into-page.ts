import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** How a document is fitted into a page that holds more than this document. */
export interface Fit {
  /** How many levels its headings go down, because something stands above them. */
  demote: number;
  /** A link's address in this page, such as a part of the same page. */
  lead: (href: string) => string;
}

/** A document's HTML with its headings at the page's levels, and its links leading where the page wants. */
export function fitIntoPage(html: string, { demote, lead }: Fit): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) element.tagName = `h${Number(level) + demote}`;
    if (typeof element.properties.href === 'string') element.properties.href = lead(element.properties.href);
  });
  return toHtml(tree);
}
