import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { sharePictureFile } from '#routes/files.ts';
import { FALLBACK, LOCALES, type Locale } from '#routes/locales.ts';

/** The pictures of shared links, one per language (docs/behaviour/addresses.md#shared-links). */
export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** The brand's picture in a language. If there is none, the picture of the fallback language is used. */
export const GET: APIRoute = async ({ params }) => {
  const [own, fallback] = [params.locale as Locale, FALLBACK].map((locale) =>
    join(process.cwd(), 'brand', sharePictureFile(locale)),
  ) as [string, string];
  const picture = await readFile(existsSync(own) ? own : fallback);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
