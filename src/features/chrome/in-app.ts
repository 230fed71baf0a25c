/** The tips inside a chat app's browser: shows the full address and copies it (docs/behaviour/session.md#in-app-browsers). */
import { copyText } from '../../browser/copy-text.ts';

const tips = document.querySelector<HTMLElement>('.in-app');
const address = tips?.querySelector('output');
const status = tips?.querySelector('[role=status]');

if (tips && address && status && 'inApp' in document.documentElement.dataset) {
  // Only the tips are shown here, so they are the page's main part; outside chat apps that would be a second one.
  tips.role = 'main';
  address.textContent = location.href;
  tips.querySelector('button')?.addEventListener('click', async () => {
    const isCopied = await copyText(location.href);
    status.textContent = (isCopied ? tips.dataset.copied : tips.dataset.failed) ?? '';
  });
}
