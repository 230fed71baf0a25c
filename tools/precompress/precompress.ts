import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from '../../build-steps/hosting/host-files.ts';

/** The endings of text files. Compression reduces them to a third or less. Pictures are already compressed. */
const TEXT = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json'];
/** Shorter files fit into one packet uncompressed. */
const SHORTEST_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `page.html.br` and `page.html.gz` next to every text file of a built site, as small as either format allows.
 * Servers then send these files, and need not compress on each request. Returns how many files it compressed.
 */
export async function precompress(dist: string): Promise<number> {
  const hostFiles: readonly string[] = HOST_FILES;
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && TEXT.includes(extname(entry.name)) && !hostFiles.includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if ((await stat(file)).size < SHORTEST_BYTES) continue;
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const [brotli, gzipped] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
