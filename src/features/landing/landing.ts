/** The landing page's scripts, after first paint and without React; the parts further down load when they are near. */
import './price-card/price-card.ts';

/** Loads the parts before they are in view; huge at the top, for a visitor who arrives from below. */
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
