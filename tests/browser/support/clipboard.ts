import type { Page } from 'playwright/test';
import { ENGINE } from './engine.ts';

/**
 * Pastes the copied text into another page and returns it, because the site's pages may not read the clipboard
 * (docs/behaviour/addresses.md#headers). In WebKit, scripted keys do not paste, but pages may read the clipboard.
 */
export async function copiedText(page: Page): Promise<string> {
  if (ENGINE === 'webkit') return page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await page.context().newPage();
  await elsewhere.setContent('<textarea></textarea>');
  const field = elsewhere.getByRole('textbox');
  await field.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await elsewhere.close();
  return text;
}
