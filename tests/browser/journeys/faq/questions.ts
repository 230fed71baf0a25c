import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../../../src/content/faq');
const read = (file: string): string => readFileSync(join(content, file), 'utf8');
const groups = JSON.parse(read('groups.json')) as { id: string }[];

/** How many questions of each group, in their order, say nothing of this kind in their fields. */
const countsWithout = (fields: RegExp): number[] =>
  groups.map(({ id }) => globSync(`en/${id}/*.md`, { cwd: content }).filter((file) => !fields.test(read(file))).length);

/** How many each group has as shipped: all but the one about a status page, and one about logs that no editor has written. */
export const QUESTIONS_PER_GROUP: readonly number[] = countsWithout(/^needs: "statusUrl"/m).map(
  (count, place) => count + (groups[place]?.id === 'packages' ? 1 : 0),
);

/** How many each group has whatever an operator says. */
export const ALWAYS_PER_GROUP: readonly number[] = countsWithout(/^needs: /m);

/** How many questions there are in all. */
export const QUESTION_COUNT = QUESTIONS_PER_GROUP.reduce((sum, count) => sum + count, 0);
