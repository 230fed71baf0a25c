/**
 * Slides that change in turn (docs/behaviour/landing.md#testimonials). They stop while the pointer or the focus is on
 * them, while they are out of view, after the pause button, and always for readers who prefer reduced motion.
 */

/** As long as the names' line needs (testimonials.css). */
const TURN_MS = 7000;

/** True for readers who prefer reduced motion. It can change while the page is open. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) makeCarousel(carousel);

function makeCarousel(carousel: HTMLElement): void {
  const area = carousel.querySelector<HTMLElement>('[data-slides]');
  const controls = carousel.querySelector<HTMLElement>('[data-controls]');
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]');
  if (!area || !controls || !pause) return;
  const slides = [...area.children];
  const names = [...controls.querySelectorAll<HTMLButtonElement>('[aria-controls]')];
  const pauseText = pause.textContent;
  let current = 0;
  let isPaused = false;
  let isSeen = false;
  let isUnderPointer = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (index: number): void => {
    current = index;
    for (const [at, slide] of slides.entries()) {
      slide.toggleAttribute('data-current', at === index);
      if (at === index) names[at]?.setAttribute('aria-current', 'true');
      else names[at]?.removeAttribute('aria-current');
    }
  };
  const follow = (): void => {
    const isResting =
      isPaused || reducedMotion.matches || !isSeen || isUnderPointer || carousel.matches(':focus-within');
    clearInterval(timer);
    timer = isResting ? undefined : setInterval(() => show((current + 1) % slides.length), TURN_MS);
    // Screen readers read a chosen slide, but not automatic changes.
    area.ariaLive = isResting ? 'polite' : 'off';
    pause.hidden = reducedMotion.matches;
  };

  for (const [index, name] of names.entries()) name.addEventListener('click', () => show(index));
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.textContent = (isPaused ? pause.dataset.play : pauseText) ?? '';
    follow();
  });
  // `:hover` would come too late: when a pointer enters, Firefox has not set it yet.
  for (const event of ['pointerenter', 'pointerleave']) {
    carousel.addEventListener(event, () => {
      isUnderPointer = event === 'pointerenter';
      follow();
    });
  }
  for (const event of ['focusin', 'focusout']) {
    // At `focusout` the new element does not have the focus yet, so look a moment later.
    carousel.addEventListener(event, () => queueMicrotask(follow));
  }
  reducedMotion.addEventListener('change', follow);
  // A busy browser reports several moments at once. Only the last one is current.
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    follow();
  }).observe(area);

  show(0);
  controls.hidden = false;
  area.dataset.ready = '';
}
