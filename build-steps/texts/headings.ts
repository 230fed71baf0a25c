import type { Heading, Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** A text's headings, in order. */
export function headingsOf(tree: Nodes): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    found.push(heading);
  });
  return found;
}

/**
 * Ids for the headings of a text, made from the English words in every language, so that links work in all languages.
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
