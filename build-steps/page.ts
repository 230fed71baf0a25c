import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Options, toHtml } from 'hast-util-to-html';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { Row } from '#routes/row.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import type { ScriptGraph } from './script-graph.ts';

/** A parsed page of the built site. Steps never change a page: they return a new one. */
export interface Page {
  /** The page's path below the site's folder, without a leading slash: `en/login/index.html`. */
  file: string;
  tree: Root;
}

/** The facts that a step may need in addition to its page. */
export interface Site {
  scripts: ScriptGraph;
  /** True if the site is built to be tried on this machine (`build-steps/build-constants.ts`). */
  isSandbox: boolean;
}

/** Options that make pages as short as possible. They omit escapes that only very old browsers need. */
const WRITING: Options = {
  quoteSmart: true,
  collapseEmptyAttributes: true,
  closeEmptyElements: true,
  allowDangerousCharacters: true,
};

/** Elements beside which a blank is invisible. */
const BLOCK =
  /^(?:html|head|meta|link|title|style|script|body|noscript|main|header|footer|nav|section|aside|div|ul|ol|li|dl|p|h[1-6]|details|summary|search|fieldset|form)$/;

/**
 * Parses a page, and removes the blanks that only separate a template's lines. The content of islands stays unchanged,
 * because React compares it.
 */
export function parsePage(file: string, html: string): Page {
  const tree = fromHtml(html);
  visit(tree, 'element', (element) => {
    // Astro derives this attribute from the project's path, and nothing reads it. With it, the same commit would give
    // other bytes in another folder.
    delete element.properties.uid;
    if (element.tagName === 'astro-island') return SKIP;
    // At the first and the last child, the neighbour is the element itself.
    const isBlock = (node: ElementContent | undefined = element): boolean =>
      node.type === 'element' && BLOCK.test(node.tagName);
    element.children = element.children.filter(
      (node, place, all) =>
        node.type !== 'text' || node.value.trim() || !(isBlock(all[place - 1]) || isBlock(all[place + 1])),
    );
    return CONTINUE;
  });
  return { file, tree };
}

/** Returns a page's HTML. */
export function writePage({ tree }: Page): string {
  return toHtml(tree, WRITING);
}

/** Returns a page's elements in document order. With a name, returns only those with that name. */
export function elementsOf({ tree }: Page, name?: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (!name || element.tagName === name) found.push(element);
  });
  return found;
}

/** Returns a page with elements replaced. `change` returns the same element to keep it, or undefined to remove it. */
export function mapElements(page: Page, change: (element: Element) => Element | undefined): Page {
  const children = page.tree.children.flatMap((node) => mapNode(node, change));
  return { ...page, tree: { ...page.tree, children } };
}

/** Returns a new element. */
export function newElement(tagName: string, properties: Properties, text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] };
}

/** Returns an attribute's text, or an empty text if the attribute is missing. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the code inside a script or a style element. */
export function codeIn({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** Returns the row of a page's screen. Undefined for pages that only redirect, and for the 404 page of the host. */
export function rowOfPage(page: Page): Row | undefined {
  const screen = elementsOf(page, 'html').map((element) => attribute(element, 'dataScreen'))[0];
  return screen ? rowOf(screen as ScreenName) : undefined;
}

/** Returns the script files that a page's HTML names: its own, and those of its islands. */
export function scriptsOf(page: Page): string[] {
  return elementsOf(page)
    .flatMap((element) => {
      if (element.tagName === 'script') return attribute(element, 'src');
      return element.tagName === 'astro-island' ? islandScripts(element) : [];
    })
    .filter((address) => address.startsWith('/'))
    .map((address) => address.slice(1));
}

/** Returns the script files that a page preloads. */
export function preloadsOf(page: Page): string[] {
  return elementsOf(page, 'link')
    .filter(({ properties }) => String(properties.rel) === 'modulepreload')
    .map((link) => attribute(link, 'href').slice(1));
}

/** Returns the script files of an island. */
export function islandScripts(island: Element): string[] {
  return ['component-url', 'renderer-url'].map((name) => attribute(island, name)).filter(Boolean);
}

function mapNode<Node extends ElementContent | RootContent>(
  node: Node,
  change: (element: Element) => Element | undefined,
): (Node | Element)[] {
  if (node.type !== 'element') return [node];
  const changed = change(node);
  if (!changed) return [];
  return [{ ...changed, children: changed.children.flatMap((child) => mapNode(child, change)) }];
}
