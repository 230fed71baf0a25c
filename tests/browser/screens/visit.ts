import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { settled, type Verbs } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';
import type { ScreenState } from './states.ts';

/** A window's size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The language, the window and the activity with which a state is opened. */
export interface Viewing {
  locale: Locale;
  size: Size;
  /** True if an activity runs. The line about it appears last, above the page. */
  hasOffer?: boolean;
}

/** Opens a state as on a first visit. Waits until the page shows everything that it loads by itself. */
export async function visit(
  { page, verbs, sandbox }: { page: Page; verbs: Verbs; sandbox: Sandbox },
  { screen, options, person, prepare, act }: ScreenState,
  { locale, size, hasOffer = false }: Viewing,
): Promise<void> {
  await page.setViewportSize(size);
  // Leave a page with typed text first, because leaving it later would write a draft into the emptied storage.
  if (act || page.url() === 'about:blank') await page.goto('/robots.txt');
  await fetch(`${sandbox.origin}/sandbox/clear`, { method: 'POST' });
  // The header `Date` has the machine's time, but the page must use the time of the test. So the header is not sent.
  await verbs.setting('date', false);
  if (hasOffer) await verbs.setting('activity', 'banner');
  await prepare?.(verbs);
  await verbs.become(person);
  await page.goto(href(screen, { ...options, locale }));
  await settled(page);
  await act?.(page, locale);
  if (act) await settled(page);
}

/** Waits for the line about the activity above the page, if the page has one. */
export async function offerShown(page: Page): Promise<void> {
  const line = page.locator('.banner[data-shows=offer]');
  if ((await page.locator('.banner:not([data-quiet])').count()) > 0) await line.waitFor({ state: 'attached' });
}

/** Closes the line about the activity, as a reader does. Then forgets this, so that the next visit shows the line again. */
export async function closeOffer(page: Page): Promise<void> {
  for (const line of await page.locator('.banner').filter({ visible: true }).all())
    await line.getByRole('button').click();
  await page.evaluate((key) => sessionStorage.removeItem(key), storageKey('offerClosed'));
}
