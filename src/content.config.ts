import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { CONTENT_SCHEMAS, text, texts } from './build/texts/content-schemas.ts';
import { CLIENT_TYPES } from './routes/row.ts';

/**
 * Editors' texts. Astro's cache is cleared each time, because their HTML also depends on `config.ts` and the route table, which the
 * cache doesn't track.
 */
function markdown(folder: string, pattern: string): Loader {
  const files = glob({ base: `src/content/${folder}`, pattern });
  return {
    ...files,
    load(context) {
      context.store.clear();
      return files.load(context);
    },
  };
}

/** The questions: `faq/<language>/<group>/<number>-<name>.md`, with the answer below the front matter. */
const faq = defineCollection({
  loader: markdown('faq', '*/*/*.md'),
  schema: CONTENT_SCHEMAS.faq,
});

/** Terms, refund policy, acceptable use, privacy, contact: `legal/<language>/<document>.md`. */
const legal = defineCollection({
  loader: markdown('legal', '*/*.md'),
  schema: CONTENT_SCHEMAS.legal,
});

/** The router guide: `router/<language>/<step>.md`. */
const router = defineCollection({
  loader: markdown('router', '*/*.md'),
  schema: CONTENT_SCHEMAS.router,
});

/** The Apple ID guide: `apple-id/<language>/<number>-<name>.md`. */
const appleId = defineCollection({
  loader: markdown('apple-id', '*/*.md'),
  schema: CONTENT_SCHEMAS['apple-id'],
});

const link = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** The clients, one entry per type: `clients.json` (docs/behaviour/guides.md#downloads). */
const clients = defineCollection({
  loader: file('src/content/clients.json', {
    parser: (json) => (JSON.parse(json) as { type: string }[]).map((client) => ({ id: client.type, ...client })),
  }),
  schema: z.strictObject({
    id: z.string(),
    type: z.enum(CLIENT_TYPES),
    version: text('the version'),
    date: z.iso.date('must be a date, such as "2023-09-12"'),
    /** MB. */
    size: z.number().positive().optional(),
    /** Of the file behind `link1`. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
    requires: texts('what the client needs'),
    /** Where the current build is. */
    link1: link,
    /** Where an older build is, for machines on which the current one doesn't run. */
    link2: link.optional(),
    link2Version: text('the older version').optional(),
  }),
});

/** What customers say: `testimonials.json`. */
const testimonials = defineCollection({
  loader: file('src/content/testimonials.json', {
    parser: (json) => (JSON.parse(json) as { id: string }[]).map((voice, place) => ({ ...voice, place })),
  }),
  schema: z.strictObject({
    id: z.string(),
    /** The position in the file, kept because collections are sorted by id. */
    place: z.number(),
    name: texts('the name'),
    role: texts('the occupation'),
    quote: texts('the quotation'),
  }),
});

/** Everything that editors write. `build/texts/check-content.ts` reports mistakes in texts with file and line. */
export const collections = { faq, legal, router, appleId, clients, testimonials };
