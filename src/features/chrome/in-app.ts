/** The tips view of chat apps' browsers: shows the full address and copies it (decisions: In-app browsers). */
import { copyText } from '../../browser/copy-text.ts';

const tips = document.querySelector<HTMLElement>('.in-app');
const address = tips?.querySelector('output');
const status = tips?.querySelector('[role=status]');

if (tips && address && status && 'inApp' in document.documentElement.dataset) {
  // All that is to be seen is the page's main part; elsewhere it would be a second one.
  tips.role = 'main';
  address.textContent = location.href;
  tips.querySelector('button')?.addEventListener('click', async () => {
    const isCopied = await copyText(location.href);
    status.textContent = (isCopied ? tips.dataset.copied : tips.dataset.failed) ?? '';
  });
}
