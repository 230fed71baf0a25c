/** How many questions each group has, in the groups' order (docs/behaviour/faq.md#groups). */
export const QUESTIONS_PER_GROUP: readonly number[] = [5, 2, 5, 2, 2, 4, 3, 10];

/** How many questions there are in all. */
export const QUESTION_COUNT = QUESTIONS_PER_GROUP.reduce((sum, count) => sum + count, 0);
