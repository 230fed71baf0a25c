import { readFileSync } from 'node:fs';
import { BRAND_FOLDER } from './folder.ts';

/** The brand's mark: the outline of its one path on a grid of 32 × 32, to be filled. Undefined if `brand/mark.svg` is no such drawing. */
export function readMark(svg = readDrawing('mark.svg')): string | undefined {
  return /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">\s*<path d="([^"]+)"\s*\/>\s*<\/svg>\s*$/.exec(
    svg,
  )?.[1];
}

/** What flies over the landing page's sea: the elements of `brand/figure.svg`, which may be none. Undefined if it is no such drawing. */
export function readFigure(svg = readDrawing('figure.svg')): string | undefined {
  const inner = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 560">([\s\S]*)<\/svg>\s*$/.exec(
    svg,
  )?.[1];
  return inner?.replace(/\n\s*/g, '');
}

function readDrawing(name: string): string {
  return readFileSync(`${BRAND_FOLDER}/${name}`, 'utf8');
}
