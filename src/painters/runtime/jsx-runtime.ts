/**
 * The JSX runtime of painters (`build-steps/painters.ts`): a component's markup becomes elements of the document at once.
 * It stands in for React's, which has the names of these exports.
 */

/** What a component may return, and what may stand between tags. */
export type Child = Node | string | number | boolean | null | undefined | readonly Child[];

type Props = Readonly<Record<string, unknown>> & { children?: Child };

/** Attributes that HTML spells differently from React. All others are the same in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  shapeRendering: 'shape-rendering',
  defaultValue: 'value',
};

/** Elements of the site's drawings; all others are HTML. */
const DRAWN = /^(svg|g|path|circle)$/;

/** Attributes whose `false` is written out, because leaving them out means something else. */
const SAYS_FALSE = /^(aria-|data-|spellCheck)/;

/** Several children without an element around them. */
export const Fragment = ({ children }: Props): Child => children;

/** Makes an element, or asks a component for its own. Listeners are left out: React brings them along. */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const { children, ref, ...attributes } = props;
  const element = document.createElementNS(`http://www.w3.org/${DRAWN.test(type) ? '2000/svg' : '1999/xhtml'}`, type);
  for (const [name, value] of Object.entries(attributes)) {
    const isSaid = SAYS_FALSE.test(name);
    if (value == null || (value === false && !isSaid) || typeof value === 'function') continue;
    element.setAttribute(NAMES[name] ?? name.toLowerCase(), value === true && !isSaid ? '' : String(value));
  }
  element.append(...nodesOf(children));
  if (typeof ref === 'function') ref(element);
  return element;
}

/** The same for several children, and while developing. */
export { jsx as jsxDEV, jsx as jsxs };

/** What a component returned, as nodes in order. */
export function nodesOf(child: Child): (Node | string)[] {
  if (Array.isArray(child)) return child.flatMap(nodesOf);
  if (child == null || typeof child === 'boolean') return [];
  return [child instanceof Node ? child : String(child)];
}
