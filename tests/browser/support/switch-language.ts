import type { Page } from 'playwright/test';

/** Goes to the same screen in another language by the header's choice, which every page has in view. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('summary').click();
  await header.getByRole('link', { name }).filter({ visible: true }).click();
}
