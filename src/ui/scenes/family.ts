/**
 * The painted family: lighthouse, sun, boat, sea, beam and rock, which all scenes share (`family.svg`). Only Node runs
 * this: a page gets the parts that its scene shows, so the scene is there at first paint, also without a network.
 */
import family from './family.svg?raw';

/** A part of the family. */
export type FamilyPart = 'light' | 'sun' | 'boat' | 'sea' | 'beam' | 'rock';

/** A part's box and its planes. */
function read(part: FamilyPart): { box: string; fit: string; planes: string } {
  const [, attributes = '', planes] =
    new RegExp(`<symbol id="${part}"([^>]*)>([\\s\\S]*?)</symbol>`).exec(family) ?? [];
  if (planes === undefined) throw new Error(`src/ui/scenes/family.svg has no symbol "${part}"`);
  const [, box = ''] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  const fit = attributes.includes('preserveAspectRatio="none"') ? ' preserveAspectRatio="none"' : '';
  return { box, fit, planes: planes.replace(/>\s+</g, '><').trim() };
}

/**
 * A part for a page, whose style sets the tones (`brand/scenes.css`), at a place: `x y width height`. `id` tells a
 * page's gradients apart.
 */
export function paint(part: FamilyPart, place: string, id = ''): string {
  const { box, fit, planes } = read(part);
  const toned = planes.replace(/ stop-color="[^"]+"/g, '').replace(/(id="|url\(#)(\w+)/g, `$1$2${id}`);
  const [x, y, width, height] = place.split(' ');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}"${fit}>${toned}</svg>`;
}
