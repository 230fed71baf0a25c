import { parse } from 'postcss';
import { isColour } from './check-drawing.ts';

/** The tones that a file must set, in the rule for all states: what it leaves out would be black or nothing. */
const NEEDED: Readonly<Record<string, { rule: string; tones: readonly string[] }>> = {
  'horizon.css': { rule: '.horizon', tones: ['high', 'low', 'deep', 'sol', 'edge'] },
  'scenes.css': {
    rule: '.painted',
    tones: ['sky-high', 'sky-low', 'p1', 'p2', 'p3', 'p4', 'lit', 'ray', 'warm', 'sol', 'w1', 'w2', 'w3', 'c1', 'c2'],
  },
};

/**
 * What is wrong with a style sheet of the brand, one sentence each with the line: CSS that can't be read, and, of the skies'
 * and scenes' tones, one that is missing or no colour. The colours of pages have a check of their own.
 *
 * @param file Its name in `brand/`.
 * @param known The names of the colours that it may refer to, without dashes.
 */
export function toneMistakes(file: string, css: string, known: readonly string[]): string[] {
  try {
    const set = new Set<string>();
    const mistakes: string[] = [];
    parse(css).walkDecls(/^--/, ({ prop, value, source, parent }) => {
      if (!NEEDED[file]) return;
      if (parent?.type === 'rule' && 'selector' in parent && parent.selector === NEEDED[file]?.rule) set.add(prop);
      const [, referred] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
      if (referred ? known.includes(referred) : isColour(value)) return;
      mistakes.push(`brand/${file}:${source?.start?.line ?? 1}: ${prop} holds "${value}", which is no colour`);
    });
    const missing = (NEEDED[file]?.tones ?? []).filter((tone) => !set.has(`--${tone}`));
    return [...mistakes, ...missing.map((tone) => `brand/${file}: --${tone} is missing in ${NEEDED[file]?.rule}`)];
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    return [`brand/${file}:${line ?? 1}: can’t be read as CSS: ${reason ?? (error as Error).message}`];
  }
}
