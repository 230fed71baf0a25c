import sharp from 'sharp';
import { HOME_ICONS, homeIconPath, ROOT_ICONS } from '#routes/files.ts';
import { colours, mark } from '#styles/brand.ts';

/**
 * The mark's colours: alone on light, alone on dark, and on its own background. The background is for places whose
 * colour is unknown.
 */
const COLOURS = {
  onLight: colours.sea.light,
  onDark: colours.sea.dark,
  ground: colours.sea.light,
  onGround: colours.paper.light,
};
/** The side of the mark's square grid. */
const GRID = 32;
/**
 * The mark's scale on its background, and the corner radius of the background. Icons for home screens have square
 * corners: phones round the corners themselves, and iOS fills transparent parts with black. Of a maskable icon only a
 * circle of 80 % is always visible (Web Application Manifest, "Icon masks"). At 56 % the corners of a mark that fills
 * its grid lie inside that circle.
 */
const SHAPES = {
  small: { scale: 0.86, corner: 7 },
  any: { scale: 0.68, corner: 0 },
  maskable: { scale: 0.56, corner: 0 },
} as const;
/** The sizes in pixels that tabs, bookmarks and desktop shortcuts use from an `.ico`. */
const ICO_SIZES = [16, 32, 48];
/** An icon file with the brand's mark, for browsers and home screens. */
export interface BrandIcon {
  address: string;
  /** The file's media type. */
  type: string;
  draw(): BodyInit | Promise<BodyInit>;
}

/** All icon files. */
export function brandIcons(): BrandIcon[] {
  const [svg, ico, apple] = ROOT_ICONS;
  return [
    { address: svg, type: 'image/svg+xml', draw: faviconSvg },
    { address: ico, type: 'image/x-icon', draw: faviconIco },
    // The largest icon that an iPhone requests. The phone scales it down for smaller places.
    { address: apple, type: 'image/png', draw: () => iconPng('any', 180) },
    ...HOME_ICONS.map((icon) => ({
      address: homeIconPath(icon),
      type: 'image/png',
      draw: () => iconPng(icon.purpose, icon.size),
    })),
  ];
}

/** The mark alone, which is lighter in a dark browser. */
function faviconSvg(): string {
  const { onLight, onDark } = COLOURS;
  const style = `<style>path{fill:${onLight}}@media(prefers-color-scheme:dark){path{fill:${onDark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${style}<path d="${mark}"/></svg>`;
}

/**
 * An icon for software without SVG support. The mark has a background, because the icon cannot adapt to light or dark.
 */
async function faviconIco(): Promise<BodyInit> {
  const images = ICO_SIZES.map(async (size) => ({ size, png: await iconPng('small', size) }));
  return new Uint8Array(icoOf(await Promise.all(images)));
}

async function iconPng(shape: keyof typeof SHAPES, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(onGround(SHAPES[shape], size));
  return new Uint8Array(await sharp(svg).png().toBuffer());
}

/**
 * The mark on its background as an SVG.
 * @param size width and height in pixels
 */
function onGround({ scale, corner }: (typeof SHAPES)[keyof typeof SHAPES], size: number): string {
  const { ground, onGround: ink } = COLOURS;
  const margin = (GRID * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" rx="${corner}" fill="${ground}"/><path transform="translate(${margin} ${margin}) scale(${scale})" fill="${ink}" d="${mark}"/></svg>`;
}

/**
 * Packs several PNGs into one `.ico`. It has a header of 6 bytes, an entry of 16 bytes per image, and then the images.
 * All numbers are little-endian. The offsets follow Windows' ICONDIR and ICONDIRENTRY, and Firefox's
 * `image/ICOFileHeaders.h`.
 */
function icoOf(images: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
