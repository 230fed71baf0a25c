import type { BrowserContext, Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { people } from '../../sandbox/seed/people.ts';
import { islandsReady, words } from './fixtures.ts';
import { watchScreens } from './seen-screens.ts';
import { storageKey } from './storage.ts';

/** Signs lin in with the form, because other tabs must get the session from this tab and not from the test. */
export async function signIn(page: Page): Promise<void> {
  const t = words('en', 'login');
  await page.goto(href('login', { locale: 'en' }));
  await islandsReady(page);
  await page.getByLabel(t('account'), { exact: true }).fill(people.lin.account);
  await page.getByLabel(t('password'), { exact: true }).fill(people.lin.password);
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
}

/** Does this tab have a session? */
export function hasToken(page: Page): Promise<boolean> {
  return page.evaluate((key) => sessionStorage.getItem(key) !== null, storageKey('token'));
}

/** Opens a tab that waits for other tabs as long as a busy machine needs, and not only 150 ms. */
export async function newTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number, ...values: unknown[]) =>
      setTimer(run, ms === 150 ? 15_000 : ms, ...values)) as typeof setTimeout;
  });
  await watchScreens(tab);
  return tab;
}
