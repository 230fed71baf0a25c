/** Marks the client for the reader's own system in the list of clients (docs/behaviour/landing.md#download-list). */
import { detectClient } from '#domain/user-agent.ts';

const own = detectClient(navigator.userAgent, navigator.maxTouchPoints);
const item = document.querySelector(`[data-clients] [data-client="${own}"]`);
// `ext` stands for an unknown system: no client comes first then. The item also moves in the document, so that the
// keyboard order matches what readers see.
if (item && own !== 'ext') {
  item.toggleAttribute('data-own', true);
  item.parentElement?.prepend(item);
}
