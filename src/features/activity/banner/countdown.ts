/** A discount's countdown in the top banner (docs/behaviour/chrome.md#countdown). Few visits see one. */

import { pageLocale } from '../../../app/page-locale.ts';
import { countdownParts, formatDateTime } from '../../../core/time.ts';
import { $isStill } from '../../../stores/offer-end.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './countdown.css?inline';
import { showLine } from './show-banner.ts';

const TEXTS = import.meta.glob<typeof import('../../../../locales/zh/banner.json')>('/locales/*/banner.json', {
  import: 'default',
});

/** Stops the countdown that is shown, for another one. */
let stop = (): void => {};

adoptStyle(css);

/**
 * Shows a discount's countdown instead of a message, and a button that stops it. Its name says when the discount ends,
 * so that it is not read anew each second.
 */
export async function showCountdown(banner: HTMLElement, endsAtMs: number): Promise<void> {
  const texts = await TEXTS[`/locales/${pageLocale}/banner.json`]?.();
  if (!texts) return;
  const t = (key: keyof typeof texts): string => texts[key];
  stop();
  const left = made('span');
  left.ariaHidden = 'true';
  const until = made('span', `${t('until')} ${formatDateTime(endsAtMs / 1000)}`);
  const line = made('span');
  line.append(left, until);
  const button = made('button');
  button.ariaLabel = t('still');
  button.addEventListener('click', () => $isStill.set(!$isStill.get()));
  banner.parentElement?.replaceChildren(banner, button);
  const tick = (): void => {
    const parts = countdownParts((endsAtMs - Date.now()) / 1000);
    if (!parts) {
      stop();
      button.remove();
      line.replaceChildren(`${t('left')} --`);
      return;
    }
    const time = made('span');
    for (const part of ['days', 'hours', 'minutes', 'seconds'] as const)
      time.append(made('b', parts[part]), ` ${t(part)} `);
    left.replaceChildren(`${t('left')} `, time);
  };
  const timer = setInterval(tick, 1000);
  const unfollow = $isStill.subscribe((isStill) => {
    button.ariaPressed = `${isStill}`;
    left.hidden = isStill;
    until.className = isStill ? '' : 'visually-hidden';
  });
  stop = () => {
    clearInterval(timer);
    unfollow();
  };
  tick();
  showLine(banner, line);
}

function made<Tag extends 'b' | 'button' | 'span'>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
