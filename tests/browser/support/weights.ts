import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a visit has loaded: type and bytes as sent, by address. */
export type Loaded = ReadonlyMap<string, { type: string; bytes: number }>;

/** Bytes as sent of each script file, by its name without the hash. Files with the same name are added up. */
export type Weights = Readonly<Record<string, number>>;

/** The weights that were last accepted; `npm run accept:weights` writes them. */
export const ACCEPTED_FILE = join(import.meta.dirname, 'accepted-weights.json');

/**
 * A script file's name without folder and hash.
 *
 * @example fileName('/_astro/chrome.C13leFuZ.js') // 'chrome'
 */
export function fileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[\w-]{8}\.js$/, '');
}

/** The weights of files by name. */
export function weigh(files: Iterable<readonly [path: string, bytes: number]>): Weights {
  const weights: Record<string, number> = {};
  for (const [path, bytes] of files) weights[fileName(path)] = (weights[fileName(path)] ?? 0) + bytes;
  return weights;
}

/**
 * The files of a visit that was too heavy, for the message of a failed test: first those that are new or have grown
 * since their weights were accepted, by growth, then the rest by weight.
 */
export function whatGrew(loaded: Loaded, accepted: Weights = readAccepted()): string {
  const scripts = [...loaded].filter(([, { type }]) => type === 'script');
  const others = [...loaded].filter(([, { type }]) => type !== 'script');
  const rows = Object.entries(weigh(scripts.map(([path, { bytes }]) => [path, bytes]))).map(([name, bytes]) => {
    const known = accepted[name];
    const growth = bytes - (known ?? 0);
    return { name, bytes, growth: Math.max(0, growth), note: known === undefined ? 'new' : signed(growth) };
  });
  rows.sort((a, b) => b.growth - a.growth || b.bytes - a.bytes);
  return [
    'what was loaded, in bytes as sent, beside what was accepted (tests/browser/support/accepted-weights.json):',
    ...rows.map(({ name, bytes, note }) => `${String(bytes).padStart(7)}  ${note.padStart(7)}  ${name}`),
    ...others.map(([path, { type, bytes }]) => `${String(bytes).padStart(7)}  ${''.padStart(7)}  ${path} (${type})`),
  ].join('\n');
}

function signed(growth: number): string {
  if (growth === 0) return '';
  return growth > 0 ? `+${growth}` : String(growth);
}

function readAccepted(): Weights {
  return JSON.parse(readFileSync(ACCEPTED_FILE, 'utf8')) as Weights;
}
