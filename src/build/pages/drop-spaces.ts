import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Page } from './page.ts';

/** Elements that begin a line of their own: blanks beside and at the edges of them are not shown. */
const BLOCKS = new Set(
  'html head body header nav main section aside footer article search div p h1 h2 h3 ul ol li details'.split(' '),
);

/** Elements whose text is none of a step's business: islands are compared with what React renders, to the letter. */
const LEFT_ALONE = new Set(['astro-island', 'pre', 'textarea', 'script', 'style']);

/** Leaves out blanks that nobody sees. */
export function dropSpaces(page: Page): Page {
  return { ...page, tree: { ...page.tree, children: withoutSpaces(page.tree) as RootContent[] } };
}

function withoutSpaces(parent: Root | Element): (RootContent | ElementContent)[] {
  const isEdge = (node: RootContent | ElementContent | undefined): boolean => isBlock(node ?? parent);
  return parent.children
    .filter(
      (node, place, all) => !isBlank(node) || !(isHead(parent) || isEdge(all[place - 1]) || isEdge(all[place + 1])),
    )
    .map((node) =>
      node.type === 'element' && !LEFT_ALONE.has(node.tagName)
        ? { ...node, children: withoutSpaces(node) as ElementContent[] }
        : node,
    );
}

function isBlank(node: RootContent | ElementContent): boolean {
  return node.type === 'text' && !node.value.trim();
}

/** Nothing in a head is shown. */
function isHead(node: Root | Element): boolean {
  return node.type === 'element' && node.tagName === 'head';
}

function isBlock(node: Root | RootContent | ElementContent): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}
