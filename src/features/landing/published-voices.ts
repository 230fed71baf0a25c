import * as config from '../../config.ts';
import testimonials from '../../content/testimonials.json' with { type: 'json' };
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

/** The testimonials that may be shown: invented ones only on a site that is an example itself (docs/decisions/016-marketing-claims.md#decision). */
export function publishedVoices(voices: readonly Voice[] = testimonials, siteUrl = config.siteUrl): readonly Voice[] {
  return isExample(siteUrl) ? voices : voices.filter(({ example }) => !example);
}
