/** The scripts below the landing page's first view: clips and tabs. */
import './clips.ts';
import './tabs.ts';
