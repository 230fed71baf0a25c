/**
 * Plays the nine clips, one at a time, each once whenever it comes into view (docs/behaviour/landing.md#clips). Nothing
 * plays for readers who prefer reduced motion, or who have stopped the clips.
 */

import { reducedMotion } from './motion.ts';

/** The share of a clip that must be in view before it plays. */
const SEEN = 0.6;

const clips = [...document.querySelectorAll<HTMLElement>('[data-clip]')];
const button = document.querySelector<HTMLButtonElement>('[data-clips-pause]');
/** The clips that are in view and have not played since they came into view. */
const waiting = new Set<HTMLElement>();
let playing: HTMLElement | undefined;
let isStopped = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target as HTMLElement);
      else leave(target as HTMLElement);
    }
    void playNext();
  },
  { threshold: SEEN },
);

for (const clip of clips) {
  observer.observe(clip);
  clip.addEventListener('pointerenter', () => {
    waiting.add(clip);
    void playNext();
  });
}
reducedMotion.addEventListener('change', follow);

if (button) {
  const { textContent: stop } = button;
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    button.textContent = (isStopped ? button.dataset.play : stop) ?? '';
    if (!isStopped) for (const clip of clips) waiting.add(clip);
    follow();
  });
}
follow();

/** Stops or starts the clips, as the reader wants it now. */
function follow(): void {
  // A button to stop what does not move would be misleading.
  if (button) button.hidden = reducedMotion.matches;
  if (isStopped || reducedMotion.matches) {
    if (playing) stopClip(playing);
  } else void playNext();
}

async function playNext(): Promise<void> {
  if (playing || isStopped || reducedMotion.matches) return;
  const next = clips.find((clip) => waiting.has(clip));
  if (!next) return;
  waiting.delete(next);
  playing = next;
  // A clip that is stopped or can't play has ended as well.
  await play(next).catch(() => undefined);
  stopClip(next);
  playing = undefined;
  void playNext();
}

/** Plays a clip from its beginning to its end. Rejects if it is stopped, or if the browser refuses its video. */
async function play(clip: HTMLElement): Promise<void> {
  clip.toggleAttribute('data-playing', true);
  const video = clip.querySelector('video');
  if (!video) {
    await Promise.all(clip.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return;
  }
  const ended = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
  await video.play();
  await ended;
}

function stopClip(clip: HTMLElement): void {
  clip.removeAttribute('data-playing');
  clip.querySelector('video')?.pause();
}

function leave(clip: HTMLElement): void {
  waiting.delete(clip);
  if (playing === clip) stopClip(clip);
}
