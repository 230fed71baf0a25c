/**
 * Advances the testimonials by themselves (docs/behaviour/landing.md#testimonials). They rest under a pointer, a finger
 * or the focus, and stand still for readers who prefer reduced motion or have stopped them.
 */

import { reducedMotion } from './motion.ts';

/** The time in milliseconds in which a testimonial can be read before the next one comes. */
const READING_MS = 8000;

const group = document.querySelector<HTMLElement>('.voices');
const tools = document.querySelector<HTMLElement>('[data-voices-tools]');
if (group && tools) advance(group, tools);

function advance(row: HTMLElement, tools: HTMLElement): void {
  const voices = [...row.children] as HTMLElement[];
  const button = tools.querySelector<HTMLButtonElement>('[data-voices-pause]');
  const stop = button?.textContent ?? '';
  /** The parts over which a reader rests. */
  const resting = new Set<string>();
  let isStopped = false;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (by: number): void => {
    const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingInlineStart);
    const at = voices.findIndex((voice) => voice.getBoundingClientRect().right > start + 1);
    const next = voices[(at + by + voices.length) % voices.length];
    if (!next) return;
    const left = row.scrollLeft + next.getBoundingClientRect().left - start;
    row.scrollTo({ left, behavior: reducedMotion.matches ? 'auto' : 'smooth' });
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (button) button.hidden = reducedMotion.matches;
    if (isStopped || !isSeen || resting.size > 0 || reducedMotion.matches || document.hidden) return;
    timer = setTimeout(() => {
      step(1);
      follow();
    }, READING_MS);
  };
  const rest = (part: string, isResting: boolean) => (): void => {
    if (isResting) resting.add(part);
    else resting.delete(part);
    follow();
  };

  for (const part of [row, tools]) {
    part.addEventListener('pointerenter', rest('pointer', true));
    part.addEventListener('pointerleave', rest('pointer', false));
    part.addEventListener('focusin', rest('focus', true));
    part.addEventListener('focusout', rest('focus', false));
  }
  for (const arrow of tools.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    arrow.addEventListener('click', () => step(Number(arrow.dataset.step)));
  }
  button?.addEventListener('click', () => {
    isStopped = !isStopped;
    button.textContent = (isStopped ? button.dataset.play : stop) ?? '';
    follow();
  });
  document.addEventListener('visibilitychange', follow);
  reducedMotion.addEventListener('change', follow);
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    follow();
  }).observe(row);
  tools.hidden = false;
}
