/** The scripts that every page's chrome needs, run after first paint: no React, no sender. */
import './in-app.ts';
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import './toasts.ts';
