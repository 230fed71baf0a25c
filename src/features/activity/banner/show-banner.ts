/**
 * Shows the top banner. It lies over the page, so that nothing in `main` that can be pressed moves when it appears
 * (docs/behaviour/chrome.md#banner).
 */

import { countdownParts } from '../../../core/time.ts';
import { pageData } from '../../../protocol.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './banner.css?inline';
import { bannerStyle } from './banner-style.ts';

let timer: ReturnType<typeof setInterval> | undefined;

adoptStyle(css);

/** Shows the activity's message with the style that the server sent. */
export function showMessage(banner: HTMLElement, text: string, style: Readonly<Record<string, string>>): void {
  banner.querySelector('[data-message]')?.replaceChildren(text);
  for (const [name, value] of bannerStyle(style)) banner.style.setProperty(name, value);
  show(banner);
}

/** Shows a discount's countdown instead of a message. */
export function showCountdown(banner: HTMLElement, endsAtMs: number): void {
  banner.querySelector('[data-message]')?.replaceChildren();
  banner.removeAttribute('style');
  for (const offer of banner.querySelectorAll<HTMLElement>('[data-offer]')) offer.hidden = false;
  clearInterval(timer);
  timer = setInterval(tick, 1000, banner, endsAtMs);
  tick(banner, endsAtMs);
  show(banner);
}

function tick(banner: HTMLElement, endsAtMs: number): void {
  const parts = countdownParts((endsAtMs - Date.now()) / 1000);
  for (const place of banner.querySelectorAll<HTMLElement>('[data-part]')) {
    place.textContent = parts?.[place.dataset.part as keyof typeof parts] ?? '';
  }
  if (parts) return;
  clearInterval(timer);
  for (const place of banner.querySelectorAll<HTMLElement>('[data-left], [data-over]')) {
    place.hidden = 'left' in place.dataset;
  }
}

function show(banner: HTMLElement): void {
  banner.hidden = false;
  pageData().banner = '';
  // The drawing in a sky has less space now. Inserting the same nodes again renders it anew instead of moving it.
  const sky = document.querySelector('[data-sky]');
  sky?.replaceChildren(...sky.childNodes);
}
