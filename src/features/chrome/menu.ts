/**
 * Closes the menu and the languages on Escape, on a press outside, when the focus leaves them, and before the page is
 * left. The menu is a popover, so the browser handles the first two (docs/behaviour/chrome.md#menus). The style of what
 * opens loads with this script; without it both open as plain boxes.
 */
import './menu.css?adopt';

for (const header of document.querySelectorAll('.header')) {
  const menu = header.querySelector<HTMLElement>('.menu');
  const languages = header.querySelector<HTMLDetailsElement>('.languages');
  if (menu && languages) watch(menu, languages);
}

function watch(menu: HTMLElement, languages: HTMLDetailsElement): void {
  if (!('popover' in menu)) void import('./menu-without-popover.ts');
  const closeLanguages = (): void => {
    languages.open = false;
  };
  const closeBoth = (): void => {
    // Without popovers, what stands in for them may not be there yet.
    menu.hidePopover?.();
    closeLanguages();
  };
  // The open menu covers the button that opened it, so the focus moves inside.
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
  // After a tablet is turned, the menu is a row that can't be closed. A window that gets smaller closes nothing: a menu may have been
  // opened in the same moment.
  matchMedia('(width >= 960px)').addEventListener('change', ({ matches }) => matches && closeBoth());
  addEventListener('pagehide', closeBoth);
}
