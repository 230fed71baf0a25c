/** The footer's choice of light, dark, or as the system has it. */
import { localValues } from '../../stores/storage.ts';

const choice = document.querySelector<HTMLElement>('[data-scheme-choice]');

function showChoice(scheme: string): void {
  for (const button of choice?.querySelectorAll('button') ?? []) {
    button.setAttribute('aria-pressed', String(button.value === scheme));
  }
}

if (choice) {
  choice.hidden = false;
  showChoice(document.documentElement.dataset.scheme ?? 'auto');
  choice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const scheme = target.value;
    if (scheme === 'auto') delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = scheme;
    localValues.set('scheme', scheme);
    showChoice(scheme);
  });
}
