/** The landing page's scripts, after first paint: no React, and the sender only when the page is idle. */
import '../../browser/fetch-ahead.ts';
import './carousel.ts';
import './cheapest.ts';
import './clips.ts';
import './tabs.ts';
