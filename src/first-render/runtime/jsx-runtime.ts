/**
 * The JSX runtime of first-render scripts (`build-steps/first-render.ts`). It turns a component's markup into elements
 * of the document at once. Its exports have the names of React's runtime, which it replaces.
 */

/** Anything that a component may return, or that may be between tags. */
export type Child = Node | string | number | boolean | null | undefined | readonly Child[];

type Props = Readonly<Record<string, unknown>> & { children?: Child };

/** Attributes that HTML spells differently from React. All other attributes are the same in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  shapeRendering: 'shape-rendering',
  defaultValue: 'value',
};

/** The SVG elements of the site's drawings. All other elements are HTML. */
const DRAWN = /^(svg|g|path|circle)$/;

/** Attributes whose `false` must be written, because an absent attribute has another meaning. */
const SAYS_FALSE = /^(aria-|data-|spellCheck)/;

/** Several children without an element around them. */
export const Fragment = ({ children }: Props): Child => children;

/** Makes an element, or calls a component for its element. Listeners are left out, because React adds them later. */
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

/** The same function for several children, and for development. */
export { jsx as jsxDEV, jsx as jsxs };

/** The result of a component as a list of nodes. */
export function nodesOf(child: Child): (Node | string)[] {
  if (Array.isArray(child)) return child.flatMap(nodesOf);
  if (child == null || typeof child === 'boolean') return [];
  return [child instanceof Node ? child : String(child)];
}
