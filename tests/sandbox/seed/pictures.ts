import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [number, number, number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of `width` × `height` pixels, fading from one colour to the other: stands in for a screenshot or an activity's picture. */
export function fadingPng(width: number, height: number, from: Rgb, to: Rgb): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const pixel = from.map((start, channel) => Math.round(start + (((to[channel] ?? 0) - start) * y) / height));
    return Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.from(pixel))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, colour type 2 (RGB), no filter, no interlace.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The smallest useful GIF: one dark pixel. */
export const DOT_GIF = Buffer.from('R0lGODlhAQABAIAAABAgMAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** The image type that the first bytes say, whatever a browser or a name claimed. */
export function imageType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/gif' | undefined {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start.startsWith('ffd8ff')) return 'image/jpeg';
  if (start === '89504e470d0a1a0a') return 'image/png';
  if (/^47494638(37|39)61/.test(start)) return 'image/gif';
  return undefined;
}
