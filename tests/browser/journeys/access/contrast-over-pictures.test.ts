import type { Page } from 'playwright/test';
import { expect, pageIdle, test } from '../../support/fixtures.ts';

const WIDTHS = [320, 390, 620, 1280];

/** A piece of text on the page: its place, its colour, and the contrast that WCAG 2.2, 1.4.3 requires. */
interface Piece {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  colour: string;
  needed: number;
}

/** Lists the texts of the first view that have no background of their own. From then on, the letters are transparent. */
async function piecesOn(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    const pieces: Piece[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.closest('.hero, .header') || element.closest('svg, .visually-hidden'))
        continue;
      if (element.closest('.price-card') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && y + height < innerHeight)
          pieces.push({
            text: node.textContent.trim(),
            box: { x, y, width, height },
            colour: color,
            needed: isLarge ? 3 : 4.5,
          });
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.hero *, .header * { color: transparent !important; text-decoration: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return pieces;
  });
}

/**
 * The contrast of each text with the worst pixel behind it. One pixel in a hundred is left out, because stars are no
 * background.
 */
async function contrasts(canvas: Page, picture: Buffer, pieces: readonly Piece[]): Promise<number[]> {
  return canvas.evaluate(
    async ({ picture, pieces }) => {
      const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>): number => {
        const [x = 0, y = 0, z = 0] = [r, g, b].map((each) => {
          const part = each / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
      };
      context.drawImage(bitmap, 0, 0);
      return pieces.map(({ box, colour }) => {
        const { data } = context.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height));
        context.fillStyle = colour;
        const of = luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
        const found: number[] = [];
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data.slice(at, at + 3));
          found.push((Math.max(of, ground) + 0.05) / (Math.min(of, ground) + 0.05));
        }
        found.sort((a, b) => a - b);
        return found[Math.floor(found.length / 100)] ?? 0;
      });
    },
    { picture: picture.toString('base64'), pieces },
  );
}

for (const [colorScheme, locale] of [
  ['light', 'en'],
  ['dark', 'zh'],
] as const) {
  test(`every text over the landing page’s picture can be read at each width (${colorScheme})`, async ({
    page,
    context,
    verbs,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const canvas = await context.newPage();
    await verbs.open('landing', { locale });
    await pageIdle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const pieces = await piecesOn(page);
      const found = await contrasts(canvas, await page.screenshot(), pieces);
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      });
      expect(pieces.length, `texts at ${width} px`).toBeGreaterThan(2);
      const weak = pieces.flatMap(({ text, needed }, index) => {
        const contrast = found[index] ?? 0;
        return contrast < needed ? [`"${text}" ${contrast.toFixed(1)} of ${needed}`] : [];
      });
      expect.soft(weak, `${width} px`).toEqual([]);
    }
  });
}
