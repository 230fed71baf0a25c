/**
 * Keeps React's view of the page and the page itself together after somebody else has changed it: a translator puts
 * other elements in place of texts, an extension moves or removes nodes. Without this, a text that React changes later
 * stays as it was translated, and taking away or inserting beside a moved node throws
 * (docs/behaviour/errors.md#changed-pages; known as https://github.com/facebook/react/issues/11538).
 */

/** What stands in the page in place of a node that was taken out of it. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** Makes React's changes reach what stands in the page now. To be called once, before anything is hydrated. */
export function followForeignChanges(): void {
  new MutationObserver((records) => records.forEach(remember)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    insertBefore.call(this, node, before && childAt(this, before));
    return node;
  };
  prototype.removeChild = function <Old extends Node>(this: Node, node: Old): Old {
    const child = childAt(this, node);
    if (child) removeChild.call(this, child);
    removeStandIns(node);
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (!this.isConnected) standIns.get(this)?.[0]?.before(this);
      removeStandIns(this);
      value.set?.call(this, text);
    },
  });
}

function removeStandIns(node: Node): void {
  for (const other of standIns.get(node) ?? []) other.remove();
  standIns.delete(node);
}

/** Remembers what took the place of a text: nodes added by the same change, or beside it by the one before. */
function remember({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const [text] = removedNodes;
  if (!(text instanceof Text) || text.isConnected || !isOfReact(text)) return;
  const added = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
  const others = added.filter((node) => node !== null && !isOfReact(node)) as ChildNode[];
  if (others.length > 0) standIns.set(text, others);
}

/** Does React know this node? It leaves a property in each that it has made or hydrated. */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber'));
}

/** The child of a parent in which a node, or what took its place, stands now. */
function childAt(parent: Node, node: Node): Node | null {
  let at: Node | null = standIns.get(node)?.find(({ isConnected }) => isConnected) ?? node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
