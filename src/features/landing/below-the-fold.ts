/** The scripts below the landing page's first view: videos and tabs. */
import './clips.ts';
import './tabs.ts';
