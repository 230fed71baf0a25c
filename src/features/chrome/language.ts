/** Language links lead to the same screen with the query and hash of the moment (decisions: Addresses). */
import { isLocale } from '../../routes/locales.ts';
import { switchLocale } from '../../routes/switch-locale.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale-choice]');
  if (link && isLocale(link.dataset.localeChoice)) link.href = switchLocale(location, link.dataset.localeChoice);
});
