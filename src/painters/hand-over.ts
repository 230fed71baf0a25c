/** What can be used before React is there. */
const USABLE = 'a, button, input';

/**
 * Passes on to React what happened to a skeleton or to painted content: in the moment when React's own takes its place,
 * the focus moves to the element that was focused, what was opened is open, and the last press is repeated.
 */
export function handOver(place: HTMLElement, island: Element): void {
  let focused: Twin | undefined;
  let pressed: Twin | undefined;
  place.addEventListener('focusin', ({ target }) => {
    focused = twinOf(place, target);
  });
  place.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // An element that is replaced may lose the focus, too; that does not count.
      if (place.isConnected) focused = undefined;
    }),
  );
  place.addEventListener('click', ({ target }) => {
    const twin = twinOf(place, (target as Element).closest('button, input'));
    if (twin) pressed = twin;
  });
  new MutationObserver((_, observer) => {
    if (place.isConnected) return;
    observer.disconnect();
    find(island, focused)?.focus({ preventScroll: true });
    const [theirs, ours] = [place, island].map((parent) => parent.querySelectorAll('details'));
    theirs?.forEach((details, index) => {
      if (details.open) ours?.[index]?.setAttribute('open', '');
    });
    find(island, pressed)?.click();
  }).observe(island, { childList: true, subtree: true });
}

/** How a painted element is found in React's markup: by what it is, and which of those that are the same. */
interface Twin {
  key: string;
  index: number;
}

function keyOf(element: Element): string {
  return element.tagName + ((element as HTMLInputElement).value || element.textContent);
}

function twinsOf(parent: Element, key: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(USABLE)].filter((element) => keyOf(element) === key);
}

function twinOf(place: Element, element: EventTarget | null): Twin | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const key = keyOf(element);
  return { key, index: twinsOf(place, key).indexOf(element) };
}

function find(island: Element, twin: Twin | undefined): HTMLElement | undefined {
  return twin && twinsOf(island, twin.key)[twin.index];
}
