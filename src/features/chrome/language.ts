/**
 * Handles presses on language links (docs/behaviour/addresses.md#switching-language). The link keeps the query and the
 * hash that the address has at that time. The choice is stored in this browser.
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
// The middle button opens a new tab. The right button opens a menu that can do so.
document.addEventListener('auxclick', lead);
