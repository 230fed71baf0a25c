import * as config from '#config.ts';
import { isExample } from '#i18n/examples.ts';
import type { Locale } from '#routes/locales.ts';
import testimonials from '../../../brand/testimonials.json' with { type: 'json' };

/** A testimonial. `build-steps/texts/check-data.ts` checks that the file has only this shape. */
interface Voice {
  id: string;
  /** True if the testimonial is invented, to show what a site could look like. */
  example?: boolean;
  name: Readonly<Record<Locale, string>>;
  role: Readonly<Record<Locale, string>>;
  quote: Readonly<Record<Locale, string>>;
}

/**
 * All testimonials. The cast is needed because the file may lack the texts of a new language. The check of the texts
 * reports this.
 */
export const TESTIMONIALS = testimonials as readonly unknown[] as readonly Voice[];

/**
 * The testimonials that may be shown. Invented ones show only on a site that is itself an example
 * (docs/decisions/016-marketing-claims.md#decision).
 */
export function publishedVoices<Some extends Pick<Voice, 'example'>>(
  voices: readonly Some[],
  siteUrl = config.siteUrl,
): readonly Some[] {
  return isExample(siteUrl) ? voices : voices.filter(({ example }) => !example);
}
