/**
 * `npm run precompress [-- folder]`: compresses a built site before it is put on a server of one's own, so that the server need not
 * (docs/hosting/nginx.md, docs/hosting/caddy.md). Of no use on hosts that compress by themselves.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './console/usage.ts';
import { precompress } from './precompress/precompress.ts';

const [dist = join(import.meta.dirname, '../dist')] = readWords({
  command: 'npm run precompress -- [folder]',
  does: 'Writes a .br and a .gz beside each file of dist/, or of the named folder, that is worth it.',
  words: 1,
});
if (!existsSync(join(dist, '404.html'))) {
  console.error(`${dist} holds no built site: npm run build makes it`);
  process.exit(1);
}
const { files, bytes, brotliBytes, gzipBytes } = await precompress(dist);
const kilobytes = (count: number): string => `${Math.round(count / 1000)} kB`;
console.log(`${files} files of ${kilobytes(bytes)}: ${kilobytes(brotliBytes)} as .br, ${kilobytes(gzipBytes)} as .gz`);
