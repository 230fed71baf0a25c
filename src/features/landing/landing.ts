/** The landing page's scripts, after first paint, and without React: the price card at once, what stands further down when it is near. */
import '../../app/prefetch-next-page.ts';
import './price-card/price-card.ts';

/** What follows is prepared before it is seen, also for who comes to it from below. */
const NEAR = '99999px 0px 200px';

const clips = document.querySelector('[data-clip]');
if (clips) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without the code everything can be read, one below the other.
      import('./below-the-fold.ts').catch(() => undefined);
    },
    { rootMargin: NEAR },
  );
  observer.observe(clips);
}
