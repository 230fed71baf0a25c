/**
 * Shows messages above everything and removes each after 2 seconds. Messages that readers must not miss also show in
 * the page (docs/behaviour/chrome.md#toasts).
 */

import { $toast } from '#stores/toasts.ts';
import './toasts.css?adopt';

/** Milliseconds for which a message shows. */
const TOAST_MS = 2000;

const area = document.createElement('div');
area.className = 'toasts';
area.setAttribute('role', 'status');
// A popover is in the top layer, so an open dialog does not cover it.
area.popover = 'manual';
document.body.append(area);

$toast.subscribe((toast) => {
  if (!toast || [...area.children].some(({ textContent }) => textContent === toast.text)) return;
  const element = document.createElement('p');
  element.dataset.tone = toast.tone;
  element.textContent = toast.text;
  area.hidePopover?.();
  area.showPopover?.();
  area.append(element);
  // Behind a modal dialog the message is visible, but screen readers do not read it. So append it again when the dialog
  // closes.
  const again = () => element.isConnected && area.append(element);
  document.querySelector('dialog:modal')?.addEventListener('close', again, { once: true });
  setTimeout(() => {
    element.remove();
    if (!area.firstChild) area.hidePopover?.();
  }, TOAST_MS);
});
