/** The footer's choice between light, dark and the system's colour scheme. */
import { pageData } from '../../protocol.ts';
import { localValues } from '../../stores/storage.ts';

const choices = document.querySelectorAll<HTMLElement>('[data-scheme-choice]');

function showChoice(scheme: string): void {
  for (const choice of choices) {
    choice.hidden = false;
    for (const button of choice.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.value === scheme));
    }
  }
}

showChoice(pageData().scheme ?? 'auto');
for (const choice of choices) {
  choice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const scheme = target.value;
    if (scheme === 'auto') delete pageData().scheme;
    else pageData().scheme = scheme;
    localValues.set('scheme', scheme);
    showChoice(scheme);
  });
}
