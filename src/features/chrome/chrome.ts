/** The scripts that every page's chrome needs, run after first paint: no React, no client. */

import { idle } from '../../app/idle.ts';
import { pageData } from '../../protocol.ts';
import { quietly } from '../../stores/submit.ts';
import fold from '../../styles/fold.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';
import './language.ts';
import './menu.ts';
import './overlay.ts';
import './scheme.ts';
import motion from './motion.css?inline';
import print from './print.css?inline';
import './toasts.ts';

// The footer's folds are below the first view: their style may come late.
adoptStyle(fold + motion + print);

// When the page is idle it is known whose it is, even if other tabs were asked.
void quietly(() => idle().then(() => pageData().session === 'member' && import('./days-left.ts')));
// Only chat apps' browsers need the code of the tips.
if ('inApp' in pageData()) void quietly(() => import('./in-app.ts'));
