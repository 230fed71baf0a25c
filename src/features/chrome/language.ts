/**
 * Language links keep the query and hash that the address has when they are pressed
 * (docs/behaviour/addresses.md#switching-language).
 */
import { isLocale } from '../../routes/locales.ts';
import { switchLocale } from '../../routes/switch-locale.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale-choice]');
  if (link && isLocale(link.dataset.localeChoice)) link.href = switchLocale(location, link.dataset.localeChoice);
});
