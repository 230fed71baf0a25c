import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The measurements of one state in one language, by width. */
interface Noted {
  name: string;
  notes: {
    width: number;
    sizes: number[];
    frameLeft?: number;
    headingLeft?: number;
    overflow: number;
    smallTargets: string[];
    axe: string[];
  }[];
}

/**
 * The measurements as text: font sizes, left edges at each width, and all deviations from docs/look.md, each once with
 * the number of views and the first of them.
 */
export function describeFindings(out: string): string {
  const all = globSync('shots/*/*.json', { cwd: out })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')) as Noted)
    .flatMap(({ name, notes }) => notes.map((note) => ({ name: `${name} ${note.width}`, ...note })));
  const sizes = [...new Set(all.flatMap((note) => note.sizes))].sort((a, b) => a - b);
  const edges = Map.groupBy(all, ({ width }) => width);
  const found = all.flatMap(({ name, frameLeft, headingLeft, overflow, smallTargets, axe }) =>
    [
      ...(frameLeft !== undefined && headingLeft !== undefined && frameLeft !== headingLeft
        ? [`heading at ${headingLeft}, frame at ${frameLeft}`]
        : []),
      ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
      ...smallTargets.map((target) => `small target: ${target}`),
      ...axe,
    ].map((finding) => ({ name, finding })),
  );
  const lines = [...Map.groupBy(found, ({ finding }) => finding)].map(
    ([finding, views]) => `${finding} (${views.length} ×, first in ${views[0]?.name})`,
  );
  return [
    `${all.length} views, sizes of type: ${sizes.join(' ')}`,
    ...[...edges].map(([width, notes]) => {
      const lefts = new Set(notes.flatMap(({ headingLeft }) => headingLeft ?? []));
      return `headings begin at ${width} px at: ${[...lefts].sort((a, b) => a - b).join(' ')}`;
    }),
    ...lines,
  ].join('\n');
}
