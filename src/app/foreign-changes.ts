/**
 * Keeps React and the page in step after something else has changed the page. Translators replace texts by other
 * elements, and extensions move or remove nodes. Without this module, a text that React changes later would keep its old
 * translation. React would also throw when it removes a moved node, or inserts a node beside one
 * (docs/behaviour/errors.md#changed-pages; known as https://github.com/facebook/react/issues/11538).
 */

/** For each node that was taken out of the page: the nodes that replace it there. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** Directs React's changes to the nodes that are in the page now. Call this once, before anything is hydrated. */
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

/** Remembers which nodes replaced a text. They were added by the same change, or beside the text by the change before. */
function remember({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const [text] = removedNodes;
  if (!(text instanceof Text) || text.isConnected || !isOfReact(text)) return;
  const added = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
  const others = added.filter((node) => node !== null && !isOfReact(node)) as ChildNode[];
  if (others.length > 0) standIns.set(text, others);
}

/** Does React know this node? React leaves a property in each node that it has made or hydrated. */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber'));
}

/** The child of `parent` that now contains the node or its replacement; null if there is none. */
function childAt(parent: Node, node: Node): Node | null {
  let at: Node | null = standIns.get(node)?.find(({ isConnected }) => isConnected) ?? node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
