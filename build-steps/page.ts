import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Options, toHtml } from 'hast-util-to-html';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { Row } from '#routes/row.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import type { ScriptGraph } from './script-graph.ts';

/** A page of the built site, parsed. Steps never change a page: they return a new one. */
export interface Page {
  /** Its path below the site's folder, without a leading slash: `en/login/index.html`. */
  file: string;
  tree: Root;
}

/** What a step may know in addition to its page. */
export interface Site {
  scripts: ScriptGraph;
  /** Is it built to be tried on this machine (`build-steps/build-constants.ts`)? */
  isSandbox: boolean;
}

/** Pages as short as possible: the JSON of islands needs no escapes, and only very old browsers need the others. */
const WRITING: Options = {
  quoteSmart: true,
  collapseEmptyAttributes: true,
  closeEmptyElements: true,
  allowDangerousCharacters: true,
};

/** Elements beside which a blank shows nothing. */
const BLOCK =
  /^(?:html|head|meta|link|title|style|script|body|noscript|main|header|footer|nav|section|aside|div|ul|ol|li|dl|p|h[1-6]|details|summary|search|fieldset|form)$/;

/** A page from its text, without the blanks that only separate a template's lines. React's part of it stays as it is. */
export function parsePage(file: string, html: string): Page {
  const tree = fromHtml(html);
  visit(tree, 'element', (element) => {
    // Astro makes it from the project's path, and nothing reads it: in another folder a commit would have other bytes.
    delete element.properties.uid;
    if (element.tagName === 'astro-island') return SKIP;
    // Beside the first and the last child stands the element's own edge.
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

/** A page's text. */
export function writePage({ tree }: Page): string {
  return toHtml(tree, WRITING);
}

/** A page's elements in document order; with a name, only those of that name. */
export function elementsOf({ tree }: Page, name?: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (!name || element.tagName === name) found.push(element);
  });
  return found;
}

/** A page with elements replaced: `change` returns the same element to keep it, or nothing to leave it out. */
export function mapElements(page: Page, change: (element: Element) => Element | undefined): Page {
  const children = page.tree.children.flatMap((node) => mapNode(node, change));
  return { ...page, tree: { ...page.tree, children } };
}

/** A new element. */
export function newElement(tagName: string, properties: Properties, text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] };
}

/** An attribute's text; empty if there is none. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** The code inside a script or a style element. */
export function codeIn({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** The row of a page's screen; undefined for pages that only redirect and the host-wide 404 page. */
export function rowOfPage(page: Page): Row | undefined {
  const screen = elementsOf(page, 'html').map((element) => attribute(element, 'dataScreen'))[0];
  return screen ? rowOf(screen as ScreenName) : undefined;
}

/** The script files in a page's HTML: its own, and those of its islands. */
export function scriptsOf(page: Page): string[] {
  return elementsOf(page)
    .flatMap((element) => {
      if (element.tagName === 'script') return attribute(element, 'src');
      return element.tagName === 'astro-island' ? islandScripts(element) : [];
    })
    .filter((address) => address.startsWith('/'))
    .map((address) => address.slice(1));
}

/** The script files that a page preloads. */
export function preloadsOf(page: Page): string[] {
  return elementsOf(page, 'link')
    .filter(({ properties }) => String(properties.rel) === 'modulepreload')
    .map((link) => attribute(link, 'href').slice(1));
}

/** The script files of an island. */
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
