import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Colour } from '../../styles/colours.ts';
import { BRAND_FOLDER } from './folder.ts';

/** The files that name the brand's colours. */
export const COLOUR_FILES = ['colours.css', 'pictures.css'] as const;

/** What the brand's files say, whether or not it is what is needed. */
export function readColours(): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  for (const file of COLOUR_FILES) {
    postcss.parse(readFileSync(join(BRAND_FOLDER, file), 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
      const [, light = value, dark = value] = /^light-dark\((.+),\s*([^,]+)\)$/.exec(value) ?? [];
      colours.set(prop.slice(2), { light: light.trim(), dark: dark.trim() });
    });
  }
  return colours;
}
