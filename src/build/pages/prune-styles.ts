import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules whose inner rules can be dropped one by one; others (`@keyframes`, `@font-face`) are kept whole. */
const GROUPING = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Removes what no element of a page can match from its inline styles, because they are sent with every page and static pages have to
 * fit into the first flight. A selector is removed if it needs a class or an element that is named neither in the page nor in the
 * code that the page loads.
 *
 * @example pruneStyles('@layer ui{.card{color:red}.tag,b{top:0}}', (name) => name === 'card' || name === 'b')
 * // '@layer ui{.card{color:red}b{top:0}}'
 */
export function pruneStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  pruneContainer(root, isUsed);
  root.raws.after = '';
  return root.toString();
}

function pruneContainer(container: Container, isUsed: (name: string) => boolean): void {
  container.each((node) => {
    // The bundler writes no spaces, except a line break after each of its sources.
    node.raws.before = '';
    if (node.type === 'rule') {
      const selectors = selectorsOf(node.selector).filter(({ needs }) => needs.every(isUsed));
      if (selectors.length > 0) node.selector = selectors.map(({ text }) => text).join(',');
      else node.remove();
    } else if (isGroup(node)) {
      pruneContainer(node, isUsed);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Statements (`@layer a,b;`) have nothing inside. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && GROUPING.has(node.name) && node.nodes !== undefined;
}

/** A selector with the classes and elements that it needs to match anything. */
interface ParsedSelector {
  text: string;
  needs: string[];
}

const parsed = new Map<string, ParsedSelector[]>();

/** The selectors of a list. Cached, since most appear on every page. */
function selectorsOf(list: string): ParsedSelector[] {
  const known = parsed.get(list);
  if (known) return known;
  const selectors = selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector), needs: neededNames(selector) }));
  parsed.set(list, selectors);
  return selectors;
}

/** Names inside `:is(…)` and `:not(…)` are not needed: they are alternatives or exceptions. */
function neededNames(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => (node.type === 'class' || node.type === 'tag' ? node.value : []));
}
