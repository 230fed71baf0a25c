import type { Page } from 'playwright/test';

/** Opens the same screen in another language with the language menu in the header, which every page has in view. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('summary').click();
  await header.getByRole('link', { name }).filter({ visible: true }).click();
}
