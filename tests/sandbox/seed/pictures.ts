import sharp from 'sharp';

/** Returns a PNG of `width` × `height` pixels with a colour gradient. It stands for a screenshot. */
export function fadingPng(width: number, height: number, from: string, to: string): Promise<Buffer> {
  const fade = `<linearGradient id="fade" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const rows = `<rect width="100%" height="100%" fill="url(#fade)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fade}${rows}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The smallest useful GIF: one dark pixel. */
export const DOT_GIF = Buffer.from('R0lGODlhAQABAIAAABAgMAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A drawing with a script. If a browser runs the script, it marks the drawing. */
export const HOSTILE_DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.setAttribute("data-ran", "")</script></svg>',
);

/** Returns the image type by the first bytes. The declared type and the name are ignored. */
export function imageType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/gif' | undefined {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start.startsWith('ffd8ff')) return 'image/jpeg';
  if (start === '89504e470d0a1a0a') return 'image/png';
  if (/^47494638(37|39)61/.test(start)) return 'image/gif';
  return undefined;
}
