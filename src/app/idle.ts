/**
 * Resolves when the page has loaded, the guard has let the visit stay and the browser is idle. Inside a chat app the
 * guard lets no visit stay, so the promise never resolves there. Safari can't tell when it is idle and gets a short delay
 * instead.
 */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await globalThis.admission;
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
