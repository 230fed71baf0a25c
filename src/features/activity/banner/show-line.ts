/** Replaces the text that the banner was built with, and restores it. */

import './line.css?adopt';

/**
 * Shows these parts in the banner. The built text stays in the document behind them, where CSS hides it. An offer does
 * not replace an order, because buyers must not pay twice.
 */
export function showLine(banner: HTMLElement, kind: 'offer' | 'order', ...parts: readonly HTMLElement[]): void {
  if (kind === 'offer' && banner.dataset.shows === 'order') return;
  hideLine(banner);
  banner.dataset.shows = kind;
  banner.prepend(...parts);
}

/** Shows the built text again. If the focus was inside the banner, it moves to the link of that text. */
export function hideLine(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.replaceChildren(...[...banner.children].slice(-1));
  delete banner.dataset.shows;
  banner.removeAttribute('style');
  if (hadFocus) banner.querySelector('a')?.focus();
}

/** Creates an element with these children. */
export function element<Tag extends 'a' | 'b' | 'button' | 'span'>(
  tag: Tag,
  ...parts: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...parts);
  return made;
}
