import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { LOCALES } from '../../src/routes/locales.ts';
import type { GalleryPlan } from './plan.ts';

/** A picture's width on its sheet, relative to the window's. */
const SCALE = 0.4;
/** Larger for phones, so that words stay readable. */
const PHONE_SCALE = 0.75;
const GAP = 16;
/** Longer pages are cut: further down there is only the end of a list or the footer. */
const LONGEST = 4000;
const GROUND = { r: 200, g: 203, b: 206, alpha: 1 };

/** A picture with its position on the sheet. */
interface Placed {
  input: Buffer;
  left: number;
  top: number;
}

/**
 * Puts the pictures of each state on a sheet: a row per language, a column per width and scheme. Returns the sheets'
 * paths.
 */
export async function makeSheets(plan: GalleryPlan): Promise<string[]> {
  const shots = join(plan.out, 'shots');
  const made: string[] = [];
  for (const state of readdirSync(shots).sort()) {
    const path = join(plan.out, `${state.replaceAll(' ', '-')}.png`);
    await makeSheet(join(shots, state), plan, path);
    made.push(path);
  }
  return made;
}

async function makeSheet(dir: string, { widths, schemes }: GalleryPlan, path: string): Promise<void> {
  const there = new Set(readdirSync(dir));
  const placed: Placed[] = [];
  let top = GAP;
  let sheetWidth = 0;
  for (const locale of LOCALES) {
    let left = GAP;
    let rowHeight = 0;
    for (const width of widths) {
      for (const scheme of schemes) {
        const file = `${locale} ${width} ${scheme}.png`;
        if (!there.has(file)) continue;
        const { data, info } = await shrunk(join(dir, file), width);
        placed.push({ input: data, left, top });
        left += info.width + GAP;
        rowHeight = Math.max(rowHeight, info.height);
      }
    }
    sheetWidth = Math.max(sheetWidth, left);
    if (rowHeight > 0) top += rowHeight + GAP;
  }
  await sharp({ create: { width: sheetWidth, height: top, channels: 4, background: GROUND } })
    .composite(placed)
    .png({ palette: true, quality: 85 })
    .toFile(path);
}

async function shrunk(file: string, width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  const whole = sharp(file);
  const { height = 0 } = await whole.metadata();
  return whole
    .extract({ left: 0, top: 0, width, height: Math.min(height, LONGEST) })
    .resize({ width: Math.round(width * (width < 600 ? PHONE_SCALE : SCALE)) })
    .png()
    .toBuffer({ resolveWithObject: true });
}
