/** The small screen's menu closes by Escape, by a tap outside and when the focus leaves it. */
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

function closeMenu(): void {
  if (menu) menu.open = false;
}

menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return;
  closeMenu();
  menu.querySelector('summary')?.focus();
});
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeMenu();
});
document.addEventListener('click', ({ target }) => {
  if (menu?.open && target instanceof Node && !menu.contains(target)) closeMenu();
});
