import { expect, test } from '../support/fixtures.ts';

/** Names as they may be elsewhere, and whether the days have room beside them; the last ones are as long as a name may be. */
const LONGER_NAMES = [
  { name: 'Maroona', width: 360, shown: true },
  { name: 'Maroona', width: 390, shown: true },
  { name: 'Quiet Harbours', width: 320, shown: false },
  { name: 'Quiet Harbours', width: 480, shown: true },
];

test('beside a longer name the header stays one line, and the days make room', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  const banner = page.getByRole('banner');
  const brandLink = banner.locator('.brand');
  const chip = banner.getByText(/^200/);
  await page.setViewportSize({ width: 480, height: 740 });
  await verbs.open('account', { locale: 'en' });
  await expect(chip).toBeInViewport({ ratio: 1 });
  for (const { name, width, shown } of LONGER_NAMES) {
    await brandLink.evaluate((link, text) => link.lastChild?.replaceWith(text), name);
    await page.setViewportSize({ width, height: 740 });
    const look = await banner.evaluate((header) => {
      const lines = [...header.querySelectorAll('.brand, .languages span')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part.lastChild ?? part);
        return range.getClientRects().length;
      });
      const [row, pill] = ['.days', '.days > span'].map((one) => header.querySelector(one)?.getBoundingClientRect());
      return {
        lines: Math.max(...lines),
        shown: row && pill && pill.bottom <= row.bottom && pill.right <= row.right,
        width: document.documentElement.scrollWidth,
      };
    });
    expect(look, `${name} at ${width}`).toEqual({ lines: 1, shown, width });
  }
});
