/**
 * `<copy-area data-done data-failed>`: whatever in it carries `data-copy` is copied by a click and the outcome is said
 * (spec §8, Copy). What is copied is the attribute's value, or the address of the link that has none.
 */
import { showToast } from '../stores/toasts.ts';
import { copyText } from './copy-text.ts';

class CopyArea extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', async (event) => {
      const { target } = event;
      const found = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      // With a key held down a link is to be opened elsewhere, not copied.
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const text = found.dataset.copy || (found instanceof HTMLAnchorElement ? found.href : '');
      const isCopied = await copyText(text);
      showToast(isCopied ? 'success' : 'danger', (isCopied ? this.dataset.done : this.dataset.failed) ?? '');
    });
  }
}

customElements.define('copy-area', CopyArea);
