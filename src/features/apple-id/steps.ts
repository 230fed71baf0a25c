import { entriesOf, htmlOf } from '../../prose/entries.ts';
import type { Locale } from '../../routes/locales.ts';

/** A step of the Apple ID guide. */
interface AppleIdStep {
  title: string;
  html: string;
  /** What its drawing shows. */
  alt: string;
  /** The name of a drawing in `src/components/guide/steps`. */
  picture: string;
}

/** The Apple ID guide's steps, in order. */
export async function appleIdSteps(locale: Locale): Promise<AppleIdStep[]> {
  const entries = await entriesOf('appleId', locale);
  return entries.map((entry) => ({ ...entry.data, html: htmlOf(entry) }));
}
