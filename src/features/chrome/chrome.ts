/** The scripts that every page's chrome needs, run after first paint: no React, no sender. */
import { adoptStyle } from '../../browser/adopt-style.ts';
import { idle } from '../../browser/idle.ts';
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import print from './print.css?inline';
import './toasts.ts';

adoptStyle(print);

if (document.documentElement.dataset.session === 'member')
  void idle()
    .then(() => import('./days.ts'))
    .catch(() => {});
// Only there are its tips shown.
if ('inApp' in document.documentElement.dataset) void import('./in-app.ts').catch(() => {});
