import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules whose inner rules can be dropped one by one; others (`@keyframes`, `@font-face`) are kept whole. */
const GROUPING = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Removes what no element of a page can match from its inline styles, because they are sent with every page and static pages have to
 * fit into the first flight. A selector is removed if it needs a class, an element or a language of the root that is named neither in the
 * page nor in the code that the page loads; a custom property or an animation, if nothing reads it.
 *
 * @example pruneStyles('@layer ui{.card{color:red}.tag,b{top:0}}', (name) => name === 'card' || name === 'b')
 * // '@layer ui{.card{color:red}b{top:0}}'
 */
export function pruneStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  pruneContainer(root, isUsed);
  while (dropUnread(root, isUsed));
  root.raws.after = '';
  return root.toString();
}

/** Drops custom properties and animations whose names nothing reads. Says whether there were any: they may have read others. */
function dropUnread(root: Root, isUsed: (name: string) => boolean): boolean {
  const read = new Set<string>();
  root.walkDecls(({ value, prop }) => {
    const pattern = /^animation/.test(prop) ? /[\w-]+/g : /(?<=var\()--[\w-]+/g;
    for (const [name] of value.matchAll(pattern)) read.add(name);
  });
  const isUnread = (name: string): boolean => !read.has(name) && !isUsed(name);
  const unread: ChildNode[] = [];
  root.walkDecls(/^--/, (declaration) => void (isUnread(declaration.prop) && unread.push(declaration)));
  root.walkAtRules('keyframes', (rule) => void (isUnread(rule.params) && unread.push(rule)));
  for (const node of unread) removeWithEmpty(node);
  return unread.length > 0;
}

/** Removes a node, and what it leaves empty. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmpty(parent as Rule | AtRule);
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

/** Names inside `:is(…)` and `:not(…)` are not needed: they are alternatives or exceptions. The root's language is, as `:lang(zh)`. */
function neededNames(selector: Selector): string[] {
  return selector.nodes.flatMap((node, place) => {
    if (node.type === 'class' || node.type === 'tag') return node.value;
    if (node.type !== 'pseudo') return [];
    if (node.value === ':lang' && String(selector.nodes[place - 1]) === ':root') return String(node);
    return node.value === ':has' && node.nodes.length === 1 ? node.nodes.flatMap(neededNames) : [];
  });
}
