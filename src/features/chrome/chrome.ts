/** The scripts that every page's chrome needs, run after first paint: no React, no client. */

import { idle } from '#app/idle.ts';
import { pageData } from '#protocol.ts';
import { quietly } from '#stores/submit.ts';
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import lateStyle from './late.css?url&no-inline';
import './print.css?adopt';
import './toasts.ts';

// Before a reader has moved, typed or touched, nothing on the page opens or moves.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const seen = new AbortController();
for (const sign of SIGNS) addEventListener(sign, linkLateStyle, { signal: seen.signal, passive: true });

function linkLateStyle(sign: Event): void {
  // Browsers also send a move with no movement, for a pointer that rests where the page appears.
  if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return;
  seen.abort();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lateStyle;
  document.head.append(link);
}

// Once the page is idle it is known whose it is.
void quietly(() => idle().then(() => pageData().session === 'member' && import('./member.ts')));
// Few pages lead on, and only chat apps' browsers need the code of the tips.
if ('next' in pageData()) void quietly(() => import('./prefetch.ts'));
if ('inApp' in pageData()) void quietly(() => import('./in-app.ts'));
