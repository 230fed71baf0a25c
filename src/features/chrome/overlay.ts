/**
 * The loading overlay (docs/behaviour/chrome.md#overlay). Fast answers never show it, because a short flash would only
 * disturb.
 */

import { ATTRIBUTE_BUSY } from '#protocol.ts';
import { $busy } from '#stores/busy.ts';
import './overlay.css?adopt';

const DELAY_MS = 300;
const overlay = document.createElement('div');
overlay.className = 'busy';
overlay.hidden = true;
document.body.append(overlay);

let timer: ReturnType<typeof setTimeout> | undefined;

$busy.subscribe((count) => {
  clearTimeout(timer);
  // Not `aria-busy`: some screen readers would hide the page meanwhile, and say nothing of what the page says.
  document.querySelector('main')?.toggleAttribute(ATTRIBUTE_BUSY, count > 0);
  if (count === 0) overlay.hidden = true;
  else timer = setTimeout(() => (overlay.hidden = false), DELAY_MS);
});
