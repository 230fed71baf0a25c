/**
 * Feature clips move only while they are in view, and never for readers who prefer reduced motion
 * (docs/behaviour/landing.md#feature-clips).
 */

const SEEN = 0.6;

/** True for readers who prefer reduced motion. It can change while the page is open. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const clips = document.querySelectorAll<HTMLElement>('[data-clip]');
const button = document.querySelector<HTMLButtonElement>('[data-clips-pause]');
let isPaused = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-seen', isIntersecting);
      followVideo(target);
    }
  },
  { threshold: SEEN },
);
for (const clip of clips) observer.observe(clip);
reducedMotion.addEventListener('change', followAll);

if (button) {
  const { textContent: pause } = button;
  button.hidden = false;
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.textContent = (isPaused ? button.dataset.play : pause) ?? '';
    followAll();
  });
}

function followAll(): void {
  for (const clip of clips) followVideo(clip);
}

/** Plays or pauses a clip's video, if the operator provides one. The drawing stays until the video plays. */
function followVideo(clip: Element): void {
  const video = clip.querySelector('video');
  if (!video) return;
  if (!clip.hasAttribute('data-seen') || reducedMotion.matches || isPaused) {
    video.pause();
    return;
  }
  video.play().then(
    () => video.toggleAttribute('data-playing', true),
    // The browser refused in order to save power, or the file is broken: the drawing stays.
    () => video.toggleAttribute('data-playing', false),
  );
}
