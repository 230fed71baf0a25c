/**
 * Replaces popovers in browsers that lack them (Chromium before 114, Safari before 17, Firefox before 125). The menu's
 * buttons open and close the menu. A press beside the menu or Escape closes it.
 */
for (const menu of document.querySelectorAll<HTMLElement>('.menu')) {
  menu.hidePopover = () => menu.removeAttribute('data-open');
  const show = (isOpen: boolean): void => {
    menu.toggleAttribute('data-open', isOpen);
    menu.parentElement?.querySelector<HTMLElement>(isOpen ? '.menu .knob' : '.menu-open')?.focus();
  };
  document.addEventListener('click', (event) => {
    const isOpen = 'open' in menu.dataset;
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(`[popovertarget="${menu.id}"]`)) show(!isOpen);
    else if (isOpen && !menu.contains(event.target)) {
      event.preventDefault();
      show(false);
    }
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
}
