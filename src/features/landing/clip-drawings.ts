import { colours } from '#styles/brand.ts';
import type { DawnName } from '#styles/colours.ts';

/** The attribute of a part that rises out of the sea. */
const RISE = ' data-a="rise"';
const NIGHT = dawn('wave');
const TEAL = dawn('crest-far');
const GREY = dawn('sky-low');
const WASH = dawn('glow');

/** The box of each drawing, as an SVG `viewBox`. */
export const CLIP_BOX = '0 0 320 180';

/**
 * The nine moving drawings, as the contents of SVG elements. Each shows its end state until `showcase.css` moves it. So
 * readers without a script, or who want no motion, see a complete picture. The attribute `data-a` names the movement,
 * and `data-d` its place in the order.
 */
export const CLIP_DRAWINGS: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>> = {
  // The sun rises out of the sea, as it does in the app when the VPN connects.
  1: `<linearGradient id="clip-sky" x2="0" y2="1"><stop stop-color="${dawn('sky')}"/><stop offset=".7" stop-color="${dawn('sky-low')}"/><stop offset="1" stop-color="${dawn('glow-far')}"/></linearGradient>${sky()}${sun(160, 78, RISE, 40)}${sea()}<path class="c-lamp-line" data-a="show" data-d="3" d="M147 73a17 17 0 1 0 26 0m-13-11v16"/>`,
  // A film plays on a screen over the sea.
  2: `${sky()}${sea()}<rect class="c-card" x="70" y="26" width="180" height="112" rx="10"/><rect fill="${NIGHT}" x="78" y="34" width="164" height="84" rx="5"/>${sun(160, 82, RISE, 20)}<path fill="${NIGHT}" d="M78 92h164v21a5 5 0 0 1-5 5H83a5 5 0 0 1-5-5z"/><path class="c-line" stroke="${GREY}" opacity=".5" d="M90 128h140"/><path class="c-line" stroke="${TEAL}" data-a="draw" d="M90 128h96" pathLength="1"/>`,
  // A computer, a phone and a tablet light up one after the other.
  3: `${sky()}${sea()}${device(46, 58, 132, 84, 1)}<path class="c-card" d="M34 142h156v6a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z"/>${device(204, 84, 36, 70, 2)}${device(254, 62, 48, 92, 3)}`,
  // Only the browser's line goes through the light; the other program's line stays below.
  4: `${sky()}${sea()}${browserWindow(26, 34, 'c-card')}<path class="c-dash" d="M118 66Q190 6 264 66" pathLength="24"/><circle class="c-lamp" data-a="along" r="8"/>${browserWindow(26, 104, 'c-dim')}<path class="c-dash" d="M118 136h146" pathLength="24"/><circle class="c-foam" cx="264" cy="136" r="6"/>`,
  // A list of domains is ticked line by line.
  5: `${sky()}${sea()}<rect class="c-card" x="70" y="22" width="180" height="136" rx="12"/>${[0, 1, 2].map((row) => `<path class="c-line" stroke="${GREY}" opacity=".5" d="M118 ${54 + row * 36}h${[104, 76, 92][row]}"/><circle fill="${WASH}" cx="96" cy="${54 + row * 36}" r="11"/><path class="c-line" stroke="${NIGHT}" data-a="draw" data-d="${row + 1}" pathLength="1" d="m91 ${54 + row * 36} 4 4 7-8"/>`).join('')}`,
  // Waves leave the router, and a phone and a screen light up.
  6: `${sky()}${sea()}<rect class="c-card" x="34" y="96" width="96" height="46" rx="8"/><circle class="c-lamp" cx="54" cy="119" r="5"/><circle fill="${TEAL}" data-a="show" data-d="1" cx="72" cy="119" r="5"/><circle fill="${TEAL}" data-a="show" data-d="2" cx="90" cy="119" r="5"/><path class="c-line" stroke="${TEAL}" data-a="draw" data-d="2" pathLength="1" d="M130 112c30 0 30-44 62-44"/><path class="c-line" stroke="${TEAL}" data-a="draw" data-d="2" pathLength="1" d="M130 128h118"/>${device(192, 34, 88, 56, 3)}${device(250, 98, 34, 64, 3)}`,
  // The arc of the days left grows by a piece.
  7: `${sky()}${sea()}<path class="c-dash" d="M40 124Q160-56 280 124" pathLength="24"/><path class="c-lamp-line" d="M40 124Q100 34 160 34" pathLength="1"/><path class="c-lamp-line" data-a="draw" d="M160 34Q220 34 280 124" pathLength="1"/>${sun(160, 34, '', 16)}`,
  // The night is over, and the account's lines are still there.
  8: `${sky()}${sun(252, 112, RISE, 20)}${sea()}<rect class="c-card" x="46" y="30" width="150" height="118" rx="12"/><circle fill="${WASH}" cx="76" cy="60" r="14"/><path class="c-line" stroke="${GREY}" opacity=".5" d="M102 54h66M102 68h44"/><path class="c-line" stroke="${GREY}" opacity=".5" data-a="draw" data-d="1" pathLength="1" d="M66 100h110"/><path class="c-line" stroke="${GREY}" opacity=".5" data-a="draw" data-d="2" pathLength="1" d="M66 122h84"/>`,
  // A second boat joins the first one, and both carry a light.
  9: `${sky()}${sun(160, 124, '', 30)}${sea()}${boat(104)}${boat(216, ' data-a="come"')}`,
};

function dawn(name: DawnName): string {
  return colours[`dawn-${name}`].light;
}

/** The evening sky. Its gradient is defined once, in the first drawing. */
function sky(): string {
  return '<path fill="url(#clip-sky)" d="M0 0h320v126H0z"/>';
}

function sea(): string {
  return `<path fill="${dawn('sea')}" d="M0 124h320v56H0z"/><path fill="${dawn('wave')}" d="M0 150q40-10 80 0t80 0 80 0 80 0v30H0z"/>`;
}

/** The sun, which stands still without the attribute `moves`. */
function sun(x: number, y: number, moves: string, radius: number): string {
  return `<circle${moves} cx="${x}" cy="${y}" r="${radius}" fill="${dawn('sun')}"/>`;
}

/** A device whose screen lights up as the `place`th one. */
function device(x: number, y: number, width: number, height: number, place: number): string {
  return `<rect class="c-card" x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/><rect fill="${NIGHT}" x="${x + 5}" y="${y + 5}" width="${width - 10}" height="${height - 10}" rx="4"/><circle data-a="show" data-d="${place}" cx="${x + width / 2}" cy="${y + height / 2}" r="${Math.min(width, height) / 4}" fill="${dawn('sun')}"/>`;
}

function browserWindow(x: number, y: number, className: string): string {
  return `<rect class="${className}" x="${x}" y="${y}" width="92" height="56" rx="8"/><path class="c-line" stroke="${GREY}" opacity=".5" d="M${x + 12} ${y + 16}h30M${x + 12} ${y + 36}h66"/>`;
}

function boat(x: number, moves = ''): string {
  return `<g${moves}><path class="c-foam" d="M${x - 4} 70v54h-30zM${x + 2} 80v44h24z"/><path fill="${NIGHT}" d="M${x - 38} 130h76l-12 16h-52z"/><circle class="c-lamp" cx="${x - 1}" cy="62" r="4"/></g>`;
}
