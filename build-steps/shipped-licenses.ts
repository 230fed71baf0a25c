import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A package whose code is shipped to browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** The full text of the package's licence, with the copyright holder. */
  text: string;
}

/** Astro writes the script of its islands directly into pages, so no bundle lists it. */
const INLINE = ['node_modules/astro/package.json'];

const noted = new Set<string>();

/** Notes modules whose code is shipped to browsers. Every bundle of the build calls this. */
export function noteShipped(modules: Iterable<string>): void {
  for (const module of modules) noted.add(module);
}

/** Returns the packages of all noted modules, and Astro. */
export function shippedPackages(): ShippedPackage[] {
  return packagesOf([...noted, ...INLINE]);
}

/**
 * Returns the packages that contain the modules, sorted by name. Throws if a package has no licence, because then its
 * code must not be shipped.
 */
export function packagesOf(modules: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...modules].flatMap((module) => folderOf(module) ?? []));
  return [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns `/licenses.txt`: a list of the packages, then the full licence of each. */
export function licensesFile(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, license }) => `${name} ${version} (${license})`);
  const texts = packages.map(({ text }, index) => `${'-'.repeat(72)}\n${list[index]}\n\n${text}\n`);
  return `The scripts of this site contain code of others:\n\n${list.join('\n')}\n\n${texts.join('\n')}`;
}

/** Returns the absolute path of the package that contains a module. */
function folderOf(module: string): string | undefined {
  // The bundler's own helpers have no file, so name rolldown's package for them.
  const path = module.startsWith('\0rolldown/') ? 'node_modules/rolldown/package.json' : module;
  // Plugins mark modules that they derive from others: `\0commonjs:/path`.
  const file = path.replace(/^\0(?:[\w-]+:)?/, '').replaceAll('\\', '/');
  const [folder] = file.match(/.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [];
  return folder && resolve(folder);
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(each));
  if (!file || !license)
    throw new Error(
      `${name} has no licence file or no license in its package.json, but its code is shipped: replace the package, or ask its authors`,
    );
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}
