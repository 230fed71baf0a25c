/**
 * The scripts below the landing page's first view: clips, tabs and testimonials, with the style that only they need.
 */
import './carousel.ts';
import './clips.ts';
import './tabs.ts';
