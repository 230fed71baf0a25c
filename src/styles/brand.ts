/**
 * The brand's drawings and colours, for use in code. Only Node runs this module. Bundles get the finished values
 * (`build-steps/values/plugin.ts`). Each value is a separate export, because scripts need only the mark. Pages have the
 * colours as custom properties.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Colour, ColourName } from './colours.ts';

/** The brand's mark: the outline of its single path on a grid of 32 × 32. It is drawn filled. */
export const mark = readMark(textOf('mark.svg')) ?? '';

/** The drawing above the landing page's sea: SVG elements on a grid of 640 × 560. It may be empty. */
export const figure = readFigure(textOf('figure.svg')) ?? '';

/** Every colour, in both schemes. */
export const colours = Object.fromEntries(readColours()) as Readonly<Record<ColourName, Colour>>;

/** Reads the outline from a drawing of the mark; undefined if the file has another form. */
export function readMark(svg: string): string | undefined {
  return /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">\s*<path d="([^"]+)"\s*\/>\s*<\/svg>\s*$/.exec(
    svg,
  )?.[1];
}

/** Reads the drawing from `brand/figure.svg`; undefined if the file has another form. */
export function readFigure(svg: string): string | undefined {
  return /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 560">([\s\S]*)<\/svg>\s*$/
    .exec(svg)?.[1]
    ?.replace(/\n\s*/g, '');
}

/** Reads all colours in the brand's files, whether the site needs them or not. */
export function readColours(): Map<string, Colour> {
  const css = ['colours', 'pictures', 'pay-colours']
    .map((file) => textOf(`${file}.css`))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => {
      const [, light = value, dark = value] = /^light-dark\((.+),\s*([^,]+)\)$/.exec(value) ?? [];
      return [name, { light: light.trim(), dark: dark.trim() }];
    }),
  );
}

/**
 * Reads a file of the brand. The text is empty if the file is missing, and `build-steps/brand/check-pictures.ts` reports
 * that.
 */
export function textOf(file: string): string {
  return existsSync(brandFile(file)) ? readFileSync(brandFile(file), 'utf8') : '';
}

/** The address of a file of the brand. */
export function brandFile(file: string): URL {
  return new URL(`../../brand/${file}`, import.meta.url);
}
