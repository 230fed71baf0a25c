/**
 * Plays the operator's videos one after the other while they are in view (docs/behaviour/landing.md#scenes). It never
 * plays them for readers who prefer reduced motion.
 */

/** The share of a picture that must be in view before its video plays. */
const SEEN = 0.6;

/** Matches for readers who prefer reduced motion. The preference can change while the page is open. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const button = document.querySelector<HTMLButtonElement>('[data-clips-pause]');
let isPaused = false;
const followers = [...document.querySelectorAll<HTMLElement>('[data-videos]')].map(playWhileSeen);
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
  for (const follow of followers) follow();
}

/**
 * Plays a scene's videos in turn. The drawing stays until a video plays. Returns a function that plays or pauses the
 * current video.
 */
function playWhileSeen(pane: HTMLElement): () => void {
  const videos = [...pane.querySelectorAll('video')];
  let at = 0;
  let isSeen = false;
  const follow = (): void => {
    const video = videos[at];
    if (!video) return;
    if (!isSeen || reducedMotion.matches || isPaused) {
      video.pause();
      return;
    }
    video.play().then(
      () => video.toggleAttribute('data-playing', true),
      // The browser refused in order to save power, or the file is broken. The drawing stays.
      () => video.toggleAttribute('data-playing', false),
    );
  };
  for (const video of videos) {
    video.addEventListener('ended', () => {
      video.toggleAttribute('data-playing', false);
      at = (at + 1) % videos.length;
      follow();
    });
  }
  new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { threshold: SEEN },
  ).observe(pane);
  return follow;
}
