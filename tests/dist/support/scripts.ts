import { brotliCompressSync } from 'node:zlib';
import { read } from './site.ts';

/** Looks into each script only once, because many pages share a script. */
function once<Answer>(find: (code: string) => Answer): (script: string) => Answer {
  const known = new Map<string, Answer>();
  return (script) => {
    const answer = known.get(script) ?? find(read(script));
    known.set(script, answer);
    return answer;
  };
}

const namesIn = (rule: RegExp) =>
  once((code) => [...code.matchAll(rule)].map(([, name = '']): string => `/_astro/${name}`));

/** The scripts that a script imports at once. */
const importsOf = namesIn(/(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);

/** The scripts that a script imports at once or on demand. */
export const namedInScript = namesIn(/["'`]\.\/([\w.@-]+\.js)["'`]/g);

/**
 * The scripts that a page's HTML names: those that it runs or preloads, those of its islands, and its first-render
 * script.
 */
export const namedInPage = (html: string): string[] =>
  [...html.matchAll(/\/_astro\/[\w.@-]+\.js/g)].map(([all]) => all);

/** Some scripts, and all scripts that they lead to in steps of `next`. */
export function reached(scripts: readonly string[], next = importsOf, found = new Set<string>()): Set<string> {
  for (const script of scripts.filter((each) => !found.has(each))) reached(next(script), next, found.add(script));
  return found;
}

/** The number of bytes of a text as sent (brotli 11). */
export const sent = (text: string | Buffer): number => brotliCompressSync(text).length;

/** The number of bytes of a script as sent (brotli 11). */
export const weightOf = once(sent);
