import type { Heading, Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** Returns a text's headings, in order. */
export function headingsOf(tree: Nodes): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    found.push(heading);
  });
  return found;
}

/**
 * Returns ids for the headings of a text. They are made from the English words, so that links work in every language.
 *
 * @example headingIds('terms', '## Paying and refunds') // ['terms-paying-and-refunds']
 */
export function headingIds(document: string, english: string): string[] {
  const tree = markdownToMdast(english) as Nodes;
  return headingsOf(tree).map((heading) => `${document}-${slug(textOf(heading))}`);
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
