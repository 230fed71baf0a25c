/**
 * Shows the messages of `$toasts` above everything and removes each after 2 seconds. What readers must not miss is also
 * shown in the page (docs/behaviour/chrome.md#toasts).
 */

import { $toasts, dropToast } from '../../stores/toasts.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './toasts.css?inline';

/** How long a toast is shown. */
const TOAST_MS = 2000;

adoptStyle(css);

const area = document.createElement('div');
area.className = 'toasts';
area.setAttribute('role', 'status');
// A popover is in the top layer, so that an open dialog doesn't cover it.
area.popover = 'manual';
document.body.append(area);
const shown = new Map<number, HTMLElement>();

$toasts.subscribe((toasts) => {
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue;
    element.remove();
    shown.delete(id);
  }
  for (const { id, tone, text } of toasts) {
    if (shown.has(id)) continue;
    const element = document.createElement('p');
    element.dataset.tone = tone;
    element.textContent = text;
    shown.set(id, element);
    area.hidePopover?.();
    area.showPopover?.();
    area.append(element);
    // Behind an open dialog it is seen, and not heard before that closes.
    const again = () => element.isConnected && area.append(element);
    document.querySelector('dialog:modal')?.addEventListener('close', again, { once: true });
    setTimeout(dropToast, TOAST_MS, id);
  }
  if (toasts.length === 0) area.hidePopover?.();
});
