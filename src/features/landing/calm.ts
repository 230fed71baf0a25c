/** Does the reader want no motion? It may change while the page is open. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
