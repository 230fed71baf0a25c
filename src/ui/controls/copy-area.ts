/**
 * The element `<copy-area data-done data-failed>`. A click on an element with `data-copy` inside copies the value of that
 * attribute. If the value is empty, it copies the link's address. A toast says whether it worked
 * (docs/behaviour/chrome.md#copying).
 */
import { showToast } from '#stores/toasts.ts';
import { copyText } from './copy-text.ts';

class CopyArea extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', async (event) => {
      const { target } = event;
      const found = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      // A click with one of these keys opens a link in another tab or window, so it must not copy.
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const text = found.dataset.copy || (found instanceof HTMLAnchorElement ? found.href : '');
      const isCopied = await copyText(text);
      showToast(isCopied ? 'success' : 'danger', (isCopied ? this.dataset.done : this.dataset.failed) ?? '');
    });
  }
}

customElements.define('copy-area', CopyArea);
