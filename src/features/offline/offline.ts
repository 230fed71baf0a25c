/** The offline page's script: a retry, and the guides that are really stored (docs/behaviour/offline.md#the-offline-page). */
const page = document.querySelector<HTMLElement>('[data-offline]');
/** True if it is shown instead of another page. At its own address there is nothing to retry. */
const standsIn = page?.dataset.offline !== location.pathname;

page?.querySelector('button')?.addEventListener('click', () => {
  if (standsIn) location.reload();
  else location.assign(page.dataset.home ?? '');
});

if (standsIn) {
  // A browser does not always notice that the network is back, so the button is needed, too.
  addEventListener('online', () => location.reload());
  // Links to the same page at the site's other addresses, without query and hash, which may hold a secret.
  for (const link of page?.querySelectorAll<HTMLAnchorElement>('[data-mirrors] a') ?? []) {
    link.pathname = location.pathname;
    if (link.origin === location.origin) link.remove();
  }
  void showSaved();
}

/** Removes guides that this browser has not stored, and hides an empty list. */
async function showSaved(): Promise<void> {
  const list = page?.querySelector<HTMLElement>('[data-saved]');
  for (const link of list?.querySelectorAll('a') ?? []) {
    if (!(await caches.match(link.pathname))) link.closest('li')?.remove();
  }
  if (list) list.hidden = !list.querySelector('li');
}
