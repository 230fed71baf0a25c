/**
 * Closes the menu and the list of languages on Escape and on a press outside. It also closes them when they lose the
 * focus and when the page is left. The menu is a popover, so the browser handles the menu's Escape and press outside
 * (docs/behaviour/chrome.md#menus). The styles of both load with this script. Without it both open as plain boxes.
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
    // In browsers without popovers, `menu-without-popover.ts` may not have loaded yet.
    menu.hidePopover?.();
    closeLanguages();
  };
  // The open menu covers the button that opened it, so move the focus into the menu.
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
  // After a tablet is turned, the menu is a row that cannot be closed, so close the popover. A window that gets
  // narrower closes nothing, because the reader may have opened a menu at the same moment.
  matchMedia('(width >= 60em)').addEventListener('change', ({ matches }) => matches && closeBoth());
  addEventListener('pagehide', closeBoth);
}
