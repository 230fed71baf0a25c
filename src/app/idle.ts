/**
 * Resolves when the page has loaded and the browser is idle. Safari can't tell when it is, so it gets a short delay
 * instead.
 */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
