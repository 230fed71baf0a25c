/** The hero's price line: the cheapest package, as soon as it is known; without an answer the line stays empty. */

import { idle } from '../../browser/idle.ts';
import { pageLocale } from '../../browser/page-locale.ts';
import { createSubmit } from '../../stores/submit.ts';

const line = document.querySelector<HTMLElement>('[data-cheapest]');

if (line && !('inApp' in document.documentElement.dataset)) {
  await idle();
  await createSubmit().run(async () => {
    const { askCheapest } = await import('./late-cheapest.ts');
    const price = await askCheapest(pageLocale);
    if (price) line.textContent = (line.dataset.cheapest ?? '').replace('*', price);
  });
}
