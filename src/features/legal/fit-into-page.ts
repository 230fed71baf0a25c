import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** How to fit a document into a page that has more content. */
interface Fit {
  /** By how many levels to lower its headings, since the page has headings above them. */
  demote: number;
  /** Returns the address that a link has on this page, such as a fragment of the same page. */
  lead: (href: string) => string;
}

/**
 * A document's HTML with headings lowered and links rewritten for the page, and what stands below a heading of the fourth
 * level folded, up to the next heading.
 */
export function fitIntoPage(html: string, { demote, lead }: Fit): string {
  const tree = fromHtml(html, { fragment: true });
  tree.children = folded(tree.children);
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) element.tagName = `h${Number(level) + demote}`;
    if (typeof element.properties.href === 'string') element.properties.href = lead(element.properties.href);
  });
  return toHtml(tree);
}

function folded(children: readonly RootContent[]): RootContent[] {
  const shown: RootContent[] = [];
  let fold: Element | undefined;
  for (const child of children) {
    const heading = child.type === 'element' && /^h[1-6]$/.test(child.tagName) ? child : undefined;
    if (heading?.tagName === 'h4') {
      const { properties, children: words } = heading;
      const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: words };
      fold = { type: 'element', tagName: 'details', properties, children: [summary] };
      shown.push(fold);
    } else if (fold && !heading) {
      fold.children.push(child as Element);
    } else {
      fold = undefined;
      shown.push(child);
    }
  }
  return shown;
}
