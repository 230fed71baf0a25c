import { entriesOf, htmlOf } from '../../prose/entries.ts';
import type { Locale } from '../../routes/locales.ts';

/** A step of the Apple ID guide. */
interface AppleIdStep {
  title: string;
  html: string;
  /** The name of a drawing in `src/components/guide/steps`, where one shows what words alone don't. */
  picture?: string;
  /** What its drawing shows. */
  alt?: string;
  /** The words at the place in it that matters. */
  label?: string;
}

/** The Apple ID guide's steps, in order. */
export async function appleIdSteps(locale: Locale): Promise<AppleIdStep[]> {
  const entries = await entriesOf('appleId', locale);
  return entries.map((entry) => ({ ...entry.data, html: htmlOf(entry) }));
}
