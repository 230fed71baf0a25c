import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../../src/content/faq');
const groups = JSON.parse(readFileSync(join(content, 'groups.json'), 'utf8')) as { id: string }[];

/**
 * How many questions there are in each group, in the groups' order: those that editors have written, without those that need a value
 * which is not set as shipped, and the one about logs.
 */
export const QUESTIONS_PER_GROUP: readonly number[] = groups.map(
  ({ id }) =>
    globSync(`en/${id}/*.md`, { cwd: content }).filter(
      (file) => !/^needs: "(?!locations)/m.test(readFileSync(join(content, file), 'utf8')),
    ).length + (id === 'connection' ? 1 : 0),
);

/** How many questions there are in all. */
export const QUESTION_COUNT = QUESTIONS_PER_GROUP.reduce((sum, count) => sum + count, 0);
