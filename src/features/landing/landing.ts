/** What the landing page needs of script, after first paint: no React, the sender only when idle. */
import './carousel.ts';
import './cheapest.ts';
import './clips.ts';
import './tabs.ts';
