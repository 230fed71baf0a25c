import { ISLAND_PLACE } from '#protocol.ts';

/** The elements that visitors can use before React has loaded. */
const USABLE = 'a, button, input, summary';

/**
 * Keeps the visitor's actions from before React has loaded. When new content replaces the old, typed text and the focus
 * move to the matching new elements, and opened parts stay open. A press under way loses its element, so browsers do not turn it into
 * a click. Once React's content is there, the last press is repeated on the matching element.
 *
 * Returns a function that replaces the place's content.
 */
export function contentReplacer(first: HTMLElement, island: Element): (nodes: readonly (Node | string)[]) => void {
  let place = first;
  let focused: Twin | undefined;
  let pressed: Twin | undefined;
  /** The element on which a finger or a mouse button has gone down and not yet up. */
  let held: Twin | undefined;
  const passOn = (old: ParentNode, now: Element): void => {
    const opened = [...old.querySelectorAll('details')];
    [...now.querySelectorAll('details')].forEach((details, index) => {
      if (opened[index]?.open) details.open = true;
    });
    find(now, focused)?.focus({ preventScroll: true });
    for (const field of old.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
      const typed = field.value !== field.defaultValue && find(now, twinOf(old, field));
      if (typed instanceof HTMLInputElement) typeAgain(field, typed);
    }
    const under = find(now, held);
    if (under) clickWhenReleased(under);
  };
  const isInPlace = (target: EventTarget | null): target is Element =>
    target instanceof Element && place.contains(target);
  island.addEventListener('focusin', ({ target }) => {
    if (isInPlace(target)) focused = twinOf(place, target);
  });
  island.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      // An element that is being replaced may also lose the focus. That does not count.
      if (isInPlace(target) && place.isConnected) focused = undefined;
    }),
  );
  island.addEventListener('pointerdown', ({ target }) => {
    held = isInPlace(target) ? twinOf(place, target.closest(USABLE)) : undefined;
  });
  for (const end of ['pointerup', 'pointercancel'])
    island.addEventListener(end, () => {
      held = undefined;
    });
  island.addEventListener('click', ({ target }) => {
    const button = isInPlace(target) && target.closest<HTMLElement>('button, input');
    if (!button) return;
    const press = (): void => {
      pressed = twinOf(place, button) ?? pressed;
    };
    // Some browsers copy only during a press, so a repeated press would fail.
    if (button.dataset.copy) copy(button).catch(press);
    else press();
  });
  new MutationObserver((_, observer) => {
    if (place.isConnected) return;
    // If something has changed the page, React makes its tree anew. The page's content is then in another place.
    const again = island.querySelector<HTMLElement>(ISLAND_PLACE);
    if (again) {
      place = again;
      find(place, focused)?.focus({ preventScroll: true });
      return;
    }
    observer.disconnect();
    passOn(place, island);
    find(island, pressed)?.click();
  }).observe(island, { childList: true, subtree: true });
  return (nodes) => {
    const old = document.createDocumentFragment();
    old.append(...place.childNodes);
    place.append(...nodes);
    passOn(old, place);
  };
}

/** Copies the text of a copy button, and shows on the button that it worked. Rejects if the browser refuses. */
async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy ?? '');
  button.dataset.copied = '';
}

/**
 * Types the text of an old field into the new one, and puts the caret where it was. The text is set so that React
 * notices it.
 */
function typeAgain(old: HTMLInputElement, now: HTMLInputElement): void {
  // React overrides the setter of the element itself, and ignores an event for a value that went through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(now, old.value);
  now.dispatchEvent(new Event('input', { bubbles: true }));
  if (old.selectionStart !== null) now.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Clicks an element if the current press ends on it. */
function clickWhenReleased(element: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    'pointerup',
    ({ target }) => {
      stop.abort();
      if (target instanceof Node && element.contains(target)) element.click();
    },
    { signal },
  );
  addEventListener('pointercancel', () => stop.abort(), { signal });
}

/**
 * A description that finds the matching element in other markup of the same content. It has a key, and the element's
 * index among the elements with this key.
 */
interface Twin {
  key: string;
  index: number;
}

function keyOf(element: Element): string {
  // Read the attribute, because a field's text changes while somebody types.
  return element.tagName + (element.getAttribute('value') || element.getAttribute('name') || element.textContent);
}

function twinsOf(parent: ParentNode, key: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(USABLE)].filter((element) => keyOf(element) === key);
}

function twinOf(place: ParentNode, element: EventTarget | null): Twin | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const key = keyOf(element);
  return { key, index: twinsOf(place, key).indexOf(element) };
}

function find(parent: ParentNode, twin: Twin | undefined): HTMLElement | undefined {
  return twin && twinsOf(parent, twin.key)[twin.index];
}
