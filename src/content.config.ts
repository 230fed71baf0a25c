import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { CONTENT_SCHEMAS } from '../build-steps/texts/content-schemas.ts';
import { CLIENT } from '../build-steps/texts/data-schemas.ts';

/**
 * Returns a loader that starts with an empty store. Astro keeps the read texts between builds. It would still publish a
 * text whose file can't be read any more. It also does not know that a text's HTML depends on `config.ts` and the route
 * table.
 */
function fresh(files: Loader): Loader {
  return {
    ...files,
    load(context) {
      context.store.clear();
      return files.load(context);
    },
  };
}

/** Loads editors' texts from a folder of `src/content`. */
function markdown(folder: string, pattern: string): Loader {
  return fresh(glob({ base: `src/content/${folder}`, pattern }));
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

/** The clients, one entry per type: `clients.json` (docs/behaviour/guides.md#downloads). */
const clients = defineCollection({
  loader: fresh(
    file('brand/clients.json', {
      parser: (json) => (JSON.parse(json) as { type: string }[]).map((client) => ({ id: client.type, ...client })),
    }),
  ),
  schema: CLIENT.extend({ id: z.string() }),
});

/** All content written by editors. `build-steps/texts/check-content.ts` reports mistakes in texts with file and line. */
export const collections = { faq, legal, router, appleId, clients };
