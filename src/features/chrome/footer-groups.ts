/**
 * Opens the footer's groups in wide windows, where they do not fold (docs/behaviour/chrome.md#footer). There the titles
 * are no buttons: they leave the tab order and do nothing when pressed.
 */

const wide = matchMedia('(width >= 45em)');
const groups = document.querySelectorAll<HTMLDetailsElement>('.footer .fold-wide:is(details)');

function follow(): void {
  for (const group of groups) {
    group.open = wide.matches;
    const title = group.querySelector('summary');
    if (wide.matches) title?.setAttribute('tabindex', '-1');
    else title?.removeAttribute('tabindex');
  }
}

for (const group of groups) {
  group.querySelector('summary')?.addEventListener('click', (event) => wide.matches && event.preventDefault());
}
wide.addEventListener('change', follow);
if (wide.matches) follow();
