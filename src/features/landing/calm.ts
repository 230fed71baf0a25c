/** Does the reader want no motion? The answer can change while the page is open. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
