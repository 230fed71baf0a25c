/**
 * The landing page's scripts, which run after the first paint and without React. The scripts for the parts further down
 * load when these parts are near.
 */
import './price-card/price-card.ts';

/**
 * The margin for loading the parts before they are in view. It is huge at the top, for visitors who arrive from below.
 */
const NEAR = '99999px 0px 200px';

const below = document.querySelector('[data-below]');
if (below) {
  // A failure to load is harmless: without this code all parts can be read, one below the other.
  const load = () => import('./below-the-fold.ts').catch(() => undefined);
  const options = { rootMargin: NEAR };
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    options,
  ).observe(below);
  // Load at the first key press. Otherwise keyboard users would move past the tabs before the tabs exist.
  addEventListener('keydown', load);
}
