/** The offline page's script: another try, and only guides that are really kept (docs/behaviour/offline.md#the-offline-page). */
const page = document.querySelector<HTMLElement>('[data-offline]');
/** Is it shown in another page's place? At its own address there is nothing to try again. */
const standsIn = page?.dataset.offline !== location.pathname;

page?.querySelector('button')?.addEventListener('click', () => {
  if (standsIn) location.reload();
  else location.assign(page.dataset.home ?? '');
});

if (standsIn) {
  // A browser does not always notice that the network is back, so the button stays.
  addEventListener('online', () => location.reload());
  // The same page elsewhere; without what the address carries, which may be a secret.
  for (const link of page?.querySelectorAll<HTMLAnchorElement>('[data-mirrors] a') ?? []) {
    link.pathname = location.pathname;
    if (link.origin === location.origin) link.remove();
  }
  void showSaved();
}

/** Leaves out guides that this browser has not kept, and the list if there is none. */
async function showSaved(): Promise<void> {
  const list = page?.querySelector<HTMLElement>('[data-saved]');
  for (const link of list?.querySelectorAll('a') ?? []) {
    if (!(await caches.match(link.pathname))) link.closest('li')?.remove();
  }
  if (list) list.hidden = !list.querySelector('li');
}
