import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';

/** The files that editors change, by path. */
export function contentFiles(root: string): Map<string, string> {
  const paths = globSync(['src/content/**/*.{md,json}', 'brand/*.json', 'locales/**/*.json'], { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Writes files into a folder. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/**
 * Makes the page's folder dialog return a folder, because no test can use the browser's own dialog. The folder is the
 * origin's private one of the File System API, whose handles work like those of a folder on disk but need no
 * permission.
 */
export async function offerFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    const granted = { queryPermission: async () => 'granted', requestPermission: async () => 'granted' };
    Object.assign(FileSystemHandle.prototype, granted);
  });
}

/** Puts files into the folder, with a `.git` by which the editor recognises a repository. */
export async function fillFolder(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  await page.evaluate(
    async (all) => {
      const top = await navigator.storage.getDirectory();
      for (const [path, text] of all) {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        let folder = top;
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [...files, ['.git/HEAD', 'ref: refs/heads/main\n']] as [string, string][],
  );
}

/** The folder's current files. */
export async function readFolder(page: Page): Promise<Map<string, string>> {
  const found = await page.evaluate(async () => {
    const files: [string, string][] = [];
    // A file that is being replaced does not exist for a moment.
    const textOf = (handle: FileSystemFileHandle): Promise<string> =>
      handle.getFile().then(
        (file) => file.text(),
        () => '',
      );
    async function walk(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
        else files.push([path + name, await textOf(handle as FileSystemFileHandle)]);
      }
    }
    await walk(await navigator.storage.getDirectory(), '');
    return files;
  });
  return new Map(found.filter(([path]) => !path.startsWith('.git/')));
}
