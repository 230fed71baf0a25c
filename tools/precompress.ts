/**
 * `npm run precompress [-- folder]`: compresses a built site before it is copied to the operator's own server. The server
 * then need not compress it (docs/hosting/README.md#compressing-before). Hosts that compress automatically do not need it.
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
  console.error(`${dist} contains no built site: run npm run build first`);
  process.exit(1);
}
console.log(`${await precompress(dist)} files have a .br and a .gz beside them`);
