import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../../../src/content/faq');
const read = (file: string): string => readFileSync(join(content, file), 'utf8');
const groups = JSON.parse(read('groups.json')) as { id: string }[];

/** The number of questions in each group whose fields do not match a pattern, in the order of the groups. */
const countsWithout = (fields: RegExp): number[] =>
  groups.map(({ id }) => globSync(`en/${id}/*.md`, { cwd: content }).filter((file) => !fields.test(read(file))).length);

/**
 * The number of questions in each group as shipped. The one about a status page is left out. The group `packages` has one
 * more, about logs, which no editor has written.
 */
export const QUESTIONS_PER_GROUP: readonly number[] = countsWithout(/^needs: "statusUrl"/m).map(
  (count, place) => count + (groups[place]?.id === 'packages' ? 1 : 0),
);

/** The number of questions in each group that do not depend on an operator's values. */
export const ALWAYS_PER_GROUP: readonly number[] = countsWithout(/^needs: /m);

/** The number of all questions. */
export const QUESTION_COUNT = QUESTIONS_PER_GROUP.reduce((sum, count) => sum + count, 0);
