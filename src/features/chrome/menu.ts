/**
 * Menu and languages close by Escape, by a press outside, when the focus leaves them, and before the page is left; the menu, a popover,
 * knows the first two by itself (docs/behaviour/chrome.md#menus). The sheet's style comes with this script: without it the menu opens as a
 * plain box.
 */
import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './menu.css?inline';

adoptStyle(css);

for (const header of document.querySelectorAll('.header')) {
  const menu = header.querySelector<HTMLElement>('.menu');
  const languages = header.querySelector<HTMLDetailsElement>('.languages');
  if (menu && languages) watch(menu, languages);
}

function watch(menu: HTMLElement, languages: HTMLDetailsElement): void {
  const closeLanguages = (): void => {
    languages.open = false;
  };
  const closeBoth = (): void => {
    if (menu.matches(':popover-open')) menu.hidePopover();
    closeLanguages();
  };
  // It covers the button that has opened it.
  menu.addEventListener('toggle', () => {
    if (menu.matches(':popover-open')) menu.querySelector('button')?.focus();
  });
  languages.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !languages.open) return;
    closeLanguages();
    languages.querySelector('summary')?.focus();
  });
  for (const list of [menu, languages]) {
    list.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !list.contains(relatedTarget)) closeBoth();
    });
  }
  document.addEventListener('click', ({ target }) => {
    if (languages.open && target instanceof Node && !languages.contains(target)) closeLanguages();
  });
  // A tablet that is turned has no menu to close any more, but a row.
  matchMedia('(min-width: 960px)').addEventListener('change', closeBoth);
  addEventListener('pagehide', closeBoth);
}
