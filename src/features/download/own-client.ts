/** Marks the client for the reader's own system in the list of clients (docs/behaviour/landing.md#download-list). */
import { detectClient } from '#core/user-agent.ts';

const own = detectClient(navigator.userAgent, navigator.maxTouchPoints);
const item = document.querySelector(`[data-clients] [data-client="${own}"]`);
// An unknown system: none stands first. It moves in the document, too, so that the keyboard meets it where it is seen.
if (item && own !== 'ext') {
  item.toggleAttribute('data-own', true);
  item.parentElement?.prepend(item);
}
