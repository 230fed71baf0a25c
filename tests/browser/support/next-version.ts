import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../../dist');

let made: Promise<string> | undefined;

/**
 * Makes a copy of the built site that looks like a later build of changed code: all scripts have other names. Each
 * process makes only one copy.
 */
export function nextVersion(): Promise<string> {
  made ??= makeNextVersion();
  return made;
}

async function makeNextVersion(): Promise<string> {
  const next = await mkdtemp(join(tmpdir(), 'petrel-next-'));
  process.once('exit', () => rmSync(next, { recursive: true, force: true }));
  await cp(DIST, next, { recursive: true, filter: (file) => !/\.(png|jpg|webp|mp4|avif)$/.test(file) });
  const files = (await readdir(next, { recursive: true })).filter((file) => /\.(html|js)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const place = join(next, file);
      const text = await readFile(place, 'utf8');
      const renamed = text.replace(/(["'`/][\w./-]+\.[\w-]{8})\.js\b/g, '$1.next.js');
      // Pages contain the names of their scripts, so pages change as well. In the service worker, their revisions change.
      await writeFile(place, file === 'sw.js' ? renamed.replace(/\brevision:["`]/g, '$&next-') : renamed);
      if (/_astro\/.*\.js$/.test(file)) await rename(place, place.replace(/\.js$/, '.next.js'));
    }),
  );
  return next;
}
