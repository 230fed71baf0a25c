/**
 * Makes language links keep the query and hash that the address has when they are pressed, and stores the choice for
 * this browser (docs/behaviour/addresses.md#switching-language).
 */
import { isLocale } from '../../routes/locales.ts';
import { switchLocale } from '../../routes/switch-locale.ts';
import { localValues } from '../../stores/storage.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
  const locale = link ? link.pathname.split('/')[1] : undefined;
  if (!link || !isLocale(locale)) return;
  localValues.set('language', locale);
  link.href = switchLocale(location, locale);
});
