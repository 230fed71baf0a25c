import type { Page } from 'playwright/test';
import { ENGINE } from './engine.ts';

/**
 * What was copied, as a reader learns it: by pasting it elsewhere, since the site's own pages may not read the clipboard
 * (docs/behaviour/addresses.md#headers). WebKit, where a script's keys don't paste, knows no such header.
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
