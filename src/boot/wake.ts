/**
 * Wakes a page's islands: the last script in the `main` of every page that has some. It stands in for Astro's own, which weighs three times
 * as much, in every such document, since it allows for islands that come later and for values that no page of ours sends
 * (docs/decisions/034-islands-are-woken-by-our-own-script.md#decision).
 */
import { isStored } from './when-stored.ts';

/** What gives an island's component to React (`boot/renderer.ts`). */
type Render = (island: Element) => (component: unknown, props: object, slots: readonly string[]) => void;

/** So long a file that did not come is given before it is asked for again. */
const AGAIN_MS = 1000;

// Chat apps are shown the tips only (`boot/boot.ts`): no island may call the server there, or leave the page.
if (!('inApp' in document.documentElement.dataset)) {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const { stored } = island.dataset;
    if (!stored || isStored(stored)) void wake(island);
  }
}

async function wake(island: HTMLElement): Promise<void> {
  const attribute = (name: string): string => island.getAttribute(name) ?? '';
  try {
    const [component, renderer] = await Promise.all([
      fetchCode(attribute('component-url')),
      fetchCode(attribute('renderer-url')),
    ]);
    const outer = island.parentElement?.closest('astro-island[ssr]');
    if (outer) await new Promise((resolve) => outer.addEventListener('astro:hydrate', resolve, { once: true }));
    (renderer.default as Render)(island)(
      component[attribute('component-export')],
      JSON.parse(attribute('props')),
      // An island within has none of its own.
      [...island.querySelectorAll('astro-slot')].map((slot) => slot.getAttribute('name') ?? ''),
    );
    island.removeAttribute('ssr');
    island.dispatchEvent(new Event('astro:hydrate'));
  } catch (error) {
    console.error(`astro-island ${attribute('component-url')}`, error);
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
  }
}

/** Asks a second time by another address, since browsers remember that a file could not be loaded. */
async function fetchCode(address: string): Promise<Record<string, unknown>> {
  try {
    return await import(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return import(`${address}?${performance.now()}`);
  }
}
