import { expect, type Page } from 'playwright/test';

/** Returns what parts of a page say to a screen reader. Unfolds everything for that, and folds it again afterwards. */
export async function textOf(page: Page, parts: string): Promise<string> {
  const folded = await page.evaluateHandle(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of folded) details.open = true;
    return folded;
  });
  // Some contents are fetched only when they are unfolded.
  await expect(page.locator('details > div:empty')).toHaveCount(0);
  const trees = await Promise.all((await page.locator(parts).all()).map((part) => part.ariaSnapshot()));
  await folded.evaluate((all) => {
    for (const details of all) details.open = false;
  });
  return (
    trees
      .join('\n')
      .replace(/^ *- status(?:\n|$)/gm, '')
      // A row's name repeats what its cells say below it.
      .replace(/^( *- (?:row|rowheader|cell)) .*:$/gm, '$1:')
  );
}
