import { LOCALES } from '#routes/locales.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import { variantsOf } from '#routes/variants.ts';

/** `getStaticPaths` of a screen's page: each language with each parameter value of its row. */
export function localePaths(screen: ScreenName) {
  return (): { params: Record<string, string> }[] =>
    LOCALES.flatMap((locale) => variantsOf(rowOf(screen)).map(({ params }) => ({ params: { locale, ...params } })));
}
