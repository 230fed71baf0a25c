/**
 * Shows the top banner. It lies over the page, so that nothing in `main` that can be pressed moves when it appears
 * (docs/behaviour/chrome.md#banner).
 */

import { pageData } from '../../../protocol.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './banner.css?inline';
import { bannerStyle } from './banner-style.ts';

adoptStyle(css);

/** Shows the activity's message with the style that the server sent. */
export function showMessage(banner: HTMLElement, text: string, style: Readonly<Record<string, string>>): void {
  const line = document.createElement('span');
  line.textContent = text;
  showLine(banner, line);
  for (const [name, value] of bannerStyle(style)) banner.style.setProperty(name, value);
}

/** Shows a line in the site's own style. */
export function showLine(banner: HTMLElement, line: HTMLElement): void {
  banner.replaceChildren(line);
  banner.removeAttribute('style');
  banner.hidden = false;
  pageData().banner = '';
  // The drawing in a sky has less space now. Inserting the same nodes again renders it anew instead of moving it.
  const sky = document.querySelector('[data-sky]');
  sky?.replaceChildren(...sky.childNodes);
}
