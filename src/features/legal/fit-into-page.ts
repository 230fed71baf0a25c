import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** How to fit a document into a page that has more content. */
interface Fit {
  /** By how many levels to lower its headings, since the page has headings above them; those that fold stay. */
  demote: number;
  /** Returns the address that a link has on this page, such as a fragment of the same page. */
  lead: (href: string) => string;
}

/** A document's HTML with headings lowered and links rewritten for the page. */
export function fitIntoPage(html: string, { demote, lead }: Fit): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-3])$/.exec(element.tagName)?.[1];
    if (level) element.tagName = `h${Number(level) + demote}`;
    if (typeof element.properties.href === 'string') element.properties.href = lead(element.properties.href);
  });
  return toHtml(tree);
}
