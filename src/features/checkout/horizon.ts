/** The sky above the packages: how much of the membership is left, by what this tab knows of the member. Comes when the page rests. */
import { adoptStyle } from '../../browser/adopt-style.ts';
import { paintHorizon } from '../../browser/paint-horizon.ts';
import css from '../../components/scenes/horizon.css?inline';
import { HORIZON_PARTS } from '../../components/scenes/horizon-parts.ts';
import { horizonOf } from '../../core/horizon.ts';
import { $session, momentsOf } from '../../stores/session.ts';

adoptStyle(css);
draw(document.querySelector('[data-sky]'));
$session.subscribe((session) => {
  const info = session?.userInfo;
  paintHorizon(info ? horizonOf(info, momentsOf(info)) : { state: 'unknown', t: 1 });
});

/** The drawing of `Horizon.astro`, which would weigh on a document that has no room for it. */
function draw(sky: Element | null): void {
  const parts = HORIZON_PARTS.map(({ name, viewBox, isWide, paths }) => {
    const svg = svgElement('svg', { class: name, viewBox, 'aria-hidden': 'true' });
    if (isWide) svg.setAttribute('preserveAspectRatio', 'none');
    for (const { name = '', d } of paths) {
      const path = svgElement('path', { class: name, d });
      if (isWide) path.setAttribute('vector-effect', 'non-scaling-stroke');
      svg.append(path);
    }
    return svg;
  });
  const sun = document.createElement('i');
  sun.className = 'sun';
  sky?.replaceChildren(...parts, sun);
}

function svgElement(name: 'svg' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
