/**
 * Makes language links keep the query and hash that the address has when they are pressed, and stores the choice for
 * this browser (docs/behaviour/addresses.md#switching-language).
 */
import { isLocale, switchLocale } from '#routes/locales.ts';
import { localValues } from '#stores/storage.ts';

function lead(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
  const locale = link ? link.pathname.split('/')[1] : undefined;
  if (!link || !isLocale(locale)) return;
  if (event.button < 2) localValues.set('language', locale);
  link.href = switchLocale(location, locale);
}

document.addEventListener('click', lead);
// The middle button opens a new tab, the right one a menu that can.
document.addEventListener('auxclick', lead);
