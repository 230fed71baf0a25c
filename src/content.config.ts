import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A text that is neither missing nor empty; the message says what is expected. */
const text = (what: string) =>
  z
    .string({ error: `must be ${what}, in quotation marks` })
    .trim()
    .min(1, `must be ${what}, not empty`);

/** The 33 questions: `faq/<language>/<group>/<number>-<name>.md`, the answer below the frontmatter. */
const faq = defineCollection({
  loader: glob({ base: 'src/content/faq', pattern: '*/*/*.md' }),
  schema: z.strictObject({ question: text('the question') }),
});

/** Terms, refund policy, acceptable use, privacy, contact: `legal/<language>/<document>.md`. */
const legal = defineCollection({
  loader: glob({ base: 'src/content/legal', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: text('the heading'),
    description: text('one sentence for search engines'),
    updated: z.string().regex(/^20\d\d$/, 'must be the year of the last change, such as "2023"'),
  }),
});

/** The router guide: `router/<language>/<step>.md`. */
const router = defineCollection({
  loader: glob({ base: 'src/content/router', pattern: '*/*.md' }),
  schema: z.strictObject({ title: text('the step in a few words'), summary: text('one sentence about the step') }),
});

/** The Apple ID guide: `apple-id/<language>/<number>-<name>.md`. */
const appleId = defineCollection({
  loader: glob({ base: 'src/content/apple-id', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: text('the step in a few words'),
    alt: text('what the picture shows'),
    picture: text('the name of a picture in src/components/scenes/steps'),
  }),
});

/** Everything that editors write; `scripts/check-content.ts` names file and line of what these schemas refuse. */
export const collections = { faq, legal, router, appleId };
