import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Gives an island to React in the browser, in place of `@astrojs/react/client.js` (`build/own-renderer.ts`): the site's islands are all
 * rendered by the build, know their slots by name and are never taken off their page.
 */
export default function rendererOf(island: Element) {
  return (component: Parameters<typeof createElement>[0], props: object, slots: readonly string[]): void => {
    const filled = Object.fromEntries(
      slots.map((name) => [name, createElement('astro-slot', { name, ...AS_IT_STANDS })]),
    );
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(
      () => void hydrateRoot(island, createElement(component, { ...props, ...filled }), { identifierPrefix }),
    );
  };
}

/** What the page put into an island stays: React leaves alone what is inside an element that has its content from elsewhere. */
const AS_IT_STANDS = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
