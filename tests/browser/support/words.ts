import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFilledValues } from '#i18n/filled-values.ts';
import type { Namespace, NamespaceKey } from '#i18n/namespaces.ts';
import { createText, type Text } from '#i18n/text.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';

/** The site's own texts, so that tests find elements by what visitors read. */
export function words<N extends Namespace>(locale: Locale, namespace: N): Text<NamespaceKey<N>> {
  const file = join(import.meta.dirname, `../../../locales/${locale}/${namespace}.json`);
  return createText(locale, withFilledValues(JSON.parse(readFileSync(file, 'utf8')), locale));
}

/** An amount in US dollars as a language writes it. `tests/unit/domain/money.test.ts` checks some of these texts. */
export function dollars(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], { style: 'currency', currency: 'USD' }).format(amount);
}
