/** Puts what is newer in the place of what the line above the header was built with. */

import './line.css?adopt';

/**
 * Shows these parts in the line; what the page was built with stays behind them, unseen. An offer that comes later does
 * not take the place of an order: who has paid must not pay again.
 */
export function showLine(banner: HTMLElement, kind: 'offer' | 'order', ...parts: readonly HTMLElement[]): void {
  if (kind === 'offer' && banner.dataset.shows === 'order') return;
  hideLine(banner);
  banner.dataset.shows = kind;
  banner.prepend(...parts);
}

/** Shows again what the page was built with. A focus in the line stays there. */
export function hideLine(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.replaceChildren(...[...banner.children].slice(-1));
  delete banner.dataset.shows;
  banner.removeAttribute('style');
  if (hadFocus) banner.querySelector('a')?.focus();
}

/** An element with these parts. */
export function element<Tag extends 'a' | 'b' | 'button' | 'span'>(
  tag: Tag,
  ...parts: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...parts);
  return made;
}
