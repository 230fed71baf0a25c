/** The scripts that every page's chrome needs, run after first paint: no React, no sender. */
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import './toasts.ts';

// Only there are its tips shown.
if ('inApp' in document.documentElement.dataset) void import('./in-app.ts').catch(() => {});
