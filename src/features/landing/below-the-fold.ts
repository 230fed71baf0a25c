/** The scripts below the landing page's first view: clips, tabs and testimonials. */
import './clips.ts';
import './tabs.ts';
import './voices.ts';
