/**
 * The scripts for the frame of every page (header, footer, messages). They run after the first paint and use neither
 * React nor the API client.
 */

import { idle } from '#app/idle.ts';
import { pageData } from '#protocol.ts';
import { quietly } from '#stores/action-state.ts';
import './footer-groups.ts';
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import lateStyle from './late.css?url&no-inline';
import './print.css?adopt';
import './toasts.ts';

// Load `late.css` at the first sign of a reader: before it nothing on the page opens or moves.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const seen = new AbortController();
for (const sign of SIGNS) addEventListener(sign, linkLateStyle, { signal: seen.signal, passive: true });

function linkLateStyle(sign: Event): void {
  // Browsers also send `pointermove` without movement, when the page appears under a resting pointer.
  if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return;
  seen.abort();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lateStyle;
  document.head.append(link);
}

// The session is known only once the page is idle.
void quietly(() => idle().then(() => pageData().session === 'member' && import('./member.ts')));
// Few pages have a next page to prefetch, and only chat apps' browsers need the tips. So both load on demand.
if ('next' in pageData()) void quietly(() => import('./prefetch.ts'));
if ('inApp' in pageData()) void quietly(() => import('./in-app.ts'));
