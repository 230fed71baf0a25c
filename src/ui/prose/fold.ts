import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Folds the content below each heading of the fourth level, up to the next heading. Takes and returns a text's HTML. */
export function folded(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  const shown: RootContent[] = [];
  let fold: Element | undefined;
  for (const child of tree.children) {
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
  return toHtml({ ...tree, children: shown });
}
