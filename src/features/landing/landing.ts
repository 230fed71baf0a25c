/**
 * The landing page's scripts, run after first paint and without React. The price card starts at once; the parts further
 * down load when they are near.
 */
import '#app/prefetch.ts';
import './price-card/price-card.ts';

/**
 * The margin loads the parts before they are in view. It is huge at the top, so that they also load for a visitor who
 * arrives from below.
 */
const NEAR = '99999px 0px 200px';

const below = document.querySelector('[data-below]');
if (below) {
  // Without the code everything can still be read, one part below the other.
  const load = () => import('./below-the-fold.ts').catch(() => undefined);
  const options = { rootMargin: NEAR };
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    options,
  ).observe(below);
  // A visitor with a keyboard would otherwise pass the tabs before they are built.
  addEventListener('keydown', load);
}
