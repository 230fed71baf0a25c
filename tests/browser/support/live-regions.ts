import type { Page } from 'playwright/test';

/** Notes what the page's live regions say from now on. Returns a function that lists it, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const regions = new Set(places.map((place) => place?.closest('[role=status]')));
      said.push(...[...regions].map((region) => region?.textContent?.trim() ?? '').filter(Boolean));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => said.evaluate((all) => all);
}

/**
 * Notes live regions that come together with their words, because some screen readers do not announce those. It counts
 * from the end of the next page's parsing on. The note that something loads is left out, since it is soon gone. Returns
 * a function that lists the words.
 */
export async function noteSilentRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.silentRegions = [];
    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return;
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const regions = added.flatMap((element) => [element, ...element.querySelectorAll('*')]);
      for (const region of regions)
        if (region.matches('[role=status]:not(.skeleton)') && region.textContent?.trim())
          globalThis.silentRegions.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => globalThis.silentRegions);
}

declare global {
  var silentRegions: string[];
}
