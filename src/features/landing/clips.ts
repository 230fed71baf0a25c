/**
 * Videos of the operator play only while they are in view, one after the other, and never for readers who prefer reduced
 * motion (docs/behaviour/landing.md#scenes).
 */

const SEEN = 0.6;

/** True for readers who prefer reduced motion. It can change while the page is open. */
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

/** Plays a scene's videos in turn. The drawing stays until one plays. Returns what plays or pauses them. */
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
      // The browser refused in order to save power, or the file is broken: the drawing stays.
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
