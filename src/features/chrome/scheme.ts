/** The footer's choice between the light, the dark and the system's colour scheme. */
import { pageData } from '#protocol.ts';
import { localValues } from '#stores/storage.ts';

const choice = document.querySelector<HTMLElement>('[data-scheme-choice]');

function showChoice(scheme = 'auto'): void {
  for (const button of choice?.querySelectorAll('button') ?? []) {
    button.setAttribute('aria-pressed', String(button.value === scheme));
  }
}

showChoice(pageData().scheme);
if (choice) choice.hidden = false;
choice?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const scheme = target.value;
  if (scheme === 'auto') delete pageData().scheme;
  else pageData().scheme = scheme;
  localValues.set('scheme', scheme);
  showChoice(scheme);
});
