import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach } from 'node:test';

/** A copy of editors' files for tests that break them. After each test, changed and removed files are restored. */
export interface ContentCopy {
  root: string;
  read(path: string): string;
  write(path: string, text: string | Uint8Array): void;
  remove(path: string): void;
  /** Changes what a file says. Throws if the file doesn't contain `from`. */
  replace(path: string, from: string, to: string): void;
}

/** Copies editors' files once for all tests of a file. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'petrel-content-'));
  for (const folder of ['src/content', 'brand', 'locales', 'src/features/apple-id/steps']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  const changed = new Set<string>();
  afterEach(() => {
    for (const path of changed) {
      if (existsSync(path)) cpSync(path, join(root, path));
      else rmSync(join(root, path), { force: true });
    }
    changed.clear();
  });
  after(() => rmSync(root, { recursive: true, force: true }));
  const copy: ContentCopy = {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write(path, text) {
      changed.add(path);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove(path) {
      changed.add(path);
      rmSync(join(root, path));
    },
    replace(path, from, to) {
      const text = copy.read(path);
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      copy.write(path, text.replace(from, to));
    },
  };
  return copy;
}
