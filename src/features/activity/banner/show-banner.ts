/** Shows the top banner. It lies above the page, and nothing in `main` that can be pressed moves when it comes (docs/behaviour/chrome.md#banner). */

import { countdownParts } from '../../../core/time.ts';
import { pageData } from '../../../protocol.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './banner.css?inline';
import { bannerStyle } from './banner-style.ts';

let timer: ReturnType<typeof setInterval> | undefined;

adoptStyle(css);

/** Shows the activity's message, in the colours that were sent. */
export function showMessage(banner: HTMLElement, text: string, style: Readonly<Record<string, string>>): void {
  banner.querySelector('[data-message]')?.replaceChildren(text);
  for (const [name, value] of bannerStyle(style)) banner.style.setProperty(name, value);
  show(banner);
}

/** Counts a discount down, in place of a message. */
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
  // What is drawn in a sky has less room now: it is drawn anew there, not moved.
  const sky = document.querySelector('[data-sky]');
  sky?.replaceChildren(...sky.childNodes);
}
