import testimonials from '../../../brand/testimonials.json' with { type: 'json' };
import * as config from '../../config.ts';
import { isExample } from '../../prose/examples.ts';
import type { Locale } from '../../routes/locales.ts';

/** What a customer says. `build/texts/check-data.ts` has seen to it that the file holds just such. */
interface Voice {
  id: string;
  /** Is it invented, to show what a site could look like? */
  example?: boolean;
  name: Readonly<Record<Locale, string>>;
  role: Readonly<Record<Locale, string>>;
  quote: Readonly<Record<Locale, string>>;
}

/** All testimonials. Cast, since a language that is new to the site may not stand in the file yet; then the check of texts names it. */
export const TESTIMONIALS = testimonials as readonly unknown[] as readonly Voice[];

/** Those of some testimonials that may be shown: invented ones only on a site that is an example itself (docs/decisions/016-marketing-claims.md#decision). */
export function publishedVoices<Some extends Pick<Voice, 'example'>>(
  voices: readonly Some[],
  siteUrl = config.siteUrl,
): readonly Some[] {
  return isExample(siteUrl) ? voices : voices.filter(({ example }) => !example);
}
