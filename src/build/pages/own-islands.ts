import type { Element, ElementContent } from 'hast';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, type Site } from './page.ts';

/** Astro's inline scripts for islands: its directives, and the element that wakes them. */
const ASTROS = /\(self\.Astro\b|["'`]astro-island["'`]/;

/** How Astro marks a value and a list among an island's props; anything else, such as a date, no island of ours is given. */
const VALUE = 0;
const LIST = 1;

/**
 * Lets `boot/wake.ts` wake a page's islands in place of Astro's scripts, and leaves out of the islands what only those read
 * (docs/decisions/034-islands-are-woken-by-our-own-script.md#decision). An island's id goes, too: it is made from the checkout's path, so the
 * same commit would give other pages, of other sizes, on another machine.
 */
export function ownIslands(page: Page, { wake }: Site): Page {
  if (elementsOf(page, 'astro-island').length === 0) return page;
  const script = newElement('script', {}, wake);
  return mapElements(page, (element) => {
    if (element === script) return script;
    if (element.tagName === 'script') return ASTROS.test(codeIn(element)) ? undefined : element;
    if (element.tagName === 'astro-island') return islandOf(element);
    if (element.tagName === 'main') return { ...element, children: [...element.children, script] };
    return element;
  });
}

/** Pages whose islands nobody would wake. Guards against a release of Astro that writes them in another way. */
export function sleepingIslands(page: Page): string[] {
  const islands = elementsOf(page, 'astro-island');
  if (islands.length === 0) return [];
  const inMain = elementsOf(page, 'main').flatMap((main) =>
    elementsOf({ ...page, tree: { type: 'root', children: [main] } }, 'astro-island'),
  );
  if (inMain.length < islands.length)
    return [`${page.file}: an island stands outside of "main", where src/boot/wake.ts would not find it`];
  if (!elementsOf(page, 'script').some((script) => ASTROS.test(codeIn(script))))
    return [`${page.file}: Astro's script for islands was not found`];
  return islands
    .filter((island) => !['load', 'stored'].includes(attribute(island, 'client')))
    .map((island) => `${page.file}: src/boot/wake.ts knows no client:${attribute(island, 'client')}`);
}

function islandOf(element: Element): Element {
  const {
    uid: _,
    awaitChildren: __,
    opts,
    props,
    ...properties
  } = Object.fromEntries(
    Object.entries(element.properties).map(([name, value]) => [
      name === 'await-children' ? 'awaitChildren' : name,
      value,
    ]),
  );
  const stored = properties.client === 'stored' ? { dataStored: JSON.parse(String(opts)).value } : {};
  return {
    ...element,
    properties: {
      ...properties,
      ...stored,
      props: JSON.stringify(Object.fromEntries(plainEntries(JSON.parse(String(props))))),
    },
    children: element.children.filter(
      (child: ElementContent) => child.type !== 'comment' || child.value !== 'astro:end',
    ),
  };
}

/** What Astro's way of writing props stands for, in plain JSON. */
function plain([kind, value]: [number, unknown]): unknown {
  if (kind === LIST) return (value as [number, unknown][]).map(plain);
  if (kind !== VALUE)
    throw new TypeError(`An island is given a value of Astro's kind ${kind}, which plain JSON has not`);
  return typeof value === 'object' && value ? Object.fromEntries(plainEntries(value)) : value;
}

function plainEntries(value: object): [string, unknown][] {
  return Object.entries(value).map(([name, each]) => [name, plain(each)]);
}
