/**
 * Hydrates an island, in place of @astrojs/react's script for that (`astro.config.mjs`). That one hands React the HTML of the
 * island's slots as a text, which Trusted Types forbid as soon as React has to make its tree anew, because an extension or a
 * translator has changed the page (docs/behaviour/errors.md#changed-pages). Here what the page has in a slot stays, or moves.
 */
import { type ComponentType, createElement, memo, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } };

/**
 * Tells React to leave the page's content alone. Where React creates the element itself, it starts empty, because empty is
 * the only HTML that a page with Trusted Types accepts from scripts. One object, so that React never sees a change.
 */
const NOTHING = { __html: (trustedTypes?.emptyHTML ?? '') as string };

/** A slot's element; if React makes another than the page's, it gets the page's content. React never changes it. */
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

/** What Astro's element for islands calls: with the island's element, then with its component, props and slots. */
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
