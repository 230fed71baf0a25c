/** Matches for readers who prefer reduced motion. The preference can change while the page is open. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
