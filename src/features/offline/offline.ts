/**
 * The offline page's script: a retry button, and only those guides that are really stored
 * (docs/behaviour/offline.md#the-offline-page).
 */
const page = document.querySelector<HTMLElement>('[data-offline]');
/** True if the offline page replaces another page. At its own address there is nothing to retry. */
const standsIn = page?.dataset.offline !== location.pathname;

page?.querySelector('button')?.addEventListener('click', () => {
  if (standsIn) location.reload();
  else location.assign(page.dataset.home ?? '');
});

if (standsIn) {
  // Reload when the network is back. Browsers do not always notice this, so the page also has a button.
  addEventListener('online', () => location.reload());
  // Link to the same page at the site's other addresses. Leave out the query and the hash, because they may hold a
  // secret.
  for (const link of page?.querySelectorAll<HTMLAnchorElement>('[data-mirrors] a') ?? []) {
    link.pathname = location.pathname;
    if (link.origin === location.origin) link.remove();
  }
  void showSaved();
}

/** Removes guides that this browser has not stored, and hides the list if it is empty. */
async function showSaved(): Promise<void> {
  const list = page?.querySelector<HTMLElement>('[data-saved]');
  for (const link of list?.querySelectorAll('a') ?? []) {
    if (!(await caches.match(link.pathname))) link.closest('li')?.remove();
  }
  if (list) list.hidden = !list.querySelector('li');
}
