/**
 * Hydrates an island. It replaces the script of @astrojs/react (`astro.config.mjs`). That script gives React the HTML of
 * the island's slots as a text. If an extension or a translator has changed the page, React makes its tree anew. It would
 * then write this text, which Trusted Types forbid (docs/behaviour/errors.md#changed-pages). This script instead keeps or
 * moves the page's own elements in a slot.
 */
import { type ComponentType, createElement, memo, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } };

/**
 * Tells React to leave the page's content alone. An element that React itself creates starts empty: a page with Trusted
 * Types accepts only empty HTML from scripts. It is one object, so that React never sees a change.
 */
const NOTHING = { __html: (trustedTypes?.emptyHTML ?? '') as string };

/**
 * The element of a slot, which React never changes. If React makes a new element, it gets the content of the page's
 * element.
 */
const PageSlot = memo(
  ({ name, page }: { name?: string | undefined; page: Element | null }) =>
    createElement('astro-slot', {
      name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: NOTHING,
      ref: (made: Element | null) => {
        if (made && page && made !== page) made.append(...page.childNodes);
      },
    }),
  () => true,
);

/**
 * Astro's element for islands calls this with the island's element. It calls the result with the component, its props and
 * slots.
 */
export default (island: Element) =>
  (Component: ComponentType<object>, props: Record<string, unknown>, slots: Record<string, string>): void => {
    if (!island.hasAttribute('ssr')) return;
    for (const slot of Object.keys(slots)) {
      const name = slot === 'default' ? undefined : slot;
      const page = island.querySelector(`astro-slot${name ? `[name=${name}]` : ''}`);
      props[name ?? 'children'] = createElement(PageSlot, { name, page });
    }
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.getAttribute('prefix') ?? '' });
    });
  };
