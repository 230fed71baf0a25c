import { mark } from '#styles/brand.ts';
import type { ColourName } from '#styles/colours.ts';
import { type Drawing, foam, lamp, tone } from './shapes.ts';

/** The state of the app. `off` is drawn as night, `rising` (connecting) as sunrise, and `on` as day. */
export type ClientState = 'off' | 'rising' | 'on';

/**
 * Colours per state: the upper and lower sky, the far and near sea, the far and near waves, their crests, and the sun's
 * disc.
 */
const SKIES: Record<
  ClientState,
  readonly [ColourName, ColourName, ColourName, ColourName, ColourName, ColourName, ColourName, ColourName]
> = {
  off: [
    'dawn-sky-high',
    'dawn-cloud',
    'dawn-wave-far',
    'dawn-wave',
    'dawn-wave',
    'dawn-wave-near',
    'dawn-sea',
    'dawn-cloud',
  ],
  rising: [
    'dawn-sky-high',
    'dawn-sky-low',
    'dawn-sea-far',
    'dawn-sea',
    'dawn-wave-far',
    'dawn-wave',
    'dawn-crest-far',
    'dawn-sun',
  ],
  on: ['day-sky', 'day-sky-low', 'dawn-sea-far', 'dawn-sea', 'dawn-wave-far', 'dawn-wave', 'dawn-crest-far', 'day-sun'],
};

/** The height of the sun above the sea's line, in units of its radius. */
const HEIGHT: Record<ClientState, number> = { off: 0.42, rising: 0.3, on: 1.72 };

/** The place and size of a scene, in px of its picture. */
interface SceneShape {
  id: string;
  state: ClientState;
  width: number;
  height: number;
  /** The height at which the sea begins. */
  line: number;
  /** The sun's centre and radius. */
  at: number;
  r: number;
}

/**
 * Draws the sea and the app's button, as the elements of an SVG. The button is the sun: below the sea's line when off,
 * above it when on.
 */
export function scene({ id, state, width, height, line, at, r }: SceneShape): string {
  const [high, low, far, near, wave, waveNear, crest, disc] = SKIES[state].map(tone);
  const y = Math.round(line - HEIGHT[state] * r);
  const glow =
    state === 'off'
      ? ''
      : `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${at}" cy="${state === 'on' ? y : line}" r="${Math.round(r * 4.4)}">
        <stop stop-color="${tone('dawn-glow')}" stop-opacity="${state === 'on' ? 0.9 : 1}"/>${
          state === 'on'
            ? `<stop offset=".34" stop-color="${tone('dawn-glow')}" stop-opacity=".62"/>
        <stop offset="1" stop-color="${tone('day-sky-low')}" stop-opacity="0"/>`
            : `<stop offset=".2" stop-color="${tone('dawn-glow-near')}" stop-opacity=".62"/>
        <stop offset=".55" stop-color="${tone('dawn-glow-far')}" stop-opacity=".26"/>
        <stop offset="1" stop-color="${tone('dawn-glow-end')}" stop-opacity="0"/>`
        }
        </radialGradient>
        <path fill="url(#${id}g)"${state === 'on' ? ' opacity=".8"' : ''} d="M0 0h${width}v${line}H0z"/>`;
  const w = (part: number): number => Math.round(width * part);
  const h = (part: number): number => Math.round(line + (height - line) * part);
  const glints =
    state === 'off'
      ? ''
      : [0.1, 0.22, 0.36, 0.52]
          .map((step, index) => {
            const half = Math.round(r * ([1.1, 0.8, 0.55, 0.36][index] ?? 0.4));
            const at2 = at + (index % 2 ? 1 : -1) * Math.round(r * 0.12);
            const down = Math.round(line + 3 + r * step);
            return `M${at2 - half} ${down}q${half}-4 ${2 * half} 0q${-half} 4 ${-2 * half} 0`;
          })
          .join('');
  const stars =
    state === 'off'
      ? `<path stroke="${foam}" stroke-width="2" stroke-linecap="round" opacity=".7" d="${[
          [0.12, 0.2],
          [0.27, 0.42],
          [0.36, 0.12],
          [0.62, 0.26],
          [0.74, 0.1],
          [0.88, 0.36],
          [0.93, 0.16],
        ]
          .map(([x = 0, up = 0]) => `M${w(x)} ${Math.round(line * up)}h0`)
          .join('')}"/>`
      : '';
  const bird =
    state === 'off'
      ? ''
      : `<path fill="${foam}" transform="translate(${state === 'on' ? w(0.7) : w(0.16)} ${Math.round(line * (state === 'on' ? 0.2 : 0.5))})scale(${(r / (state === 'on' ? 44 : 64)).toFixed(2)})" d="${mark}"/>`;
  return `<linearGradient id="${id}s" x2="0" y2="1">
    <stop stop-color="${high}"/>${state === 'rising' ? `<stop offset=".55" stop-color="${tone('dawn-sky')}"/>` : ''}
    <stop offset="1" stop-color="${low}"/>
    </linearGradient>
    <linearGradient id="${id}w" x2="0" y2="1">
    <stop stop-color="${far}"/>
    <stop offset=".5" stop-color="${near}"/>
    </linearGradient>
    <path fill="url(#${id}s)" d="M0 0h${width}v${line + 2}H0z"/>${glow}${stars}${bird}
    ${sun(state, at, y, r, disc ?? '')}
    <path fill="url(#${id}w)" d="M0 ${line}h${width}v${height - line}H0z"/>
    <path fill="${wave}" d="M0 ${h(0.36)}Q${w(0.2)} ${h(0.35)} ${w(0.3)} ${h(0.26)}Q${w(0.44)} ${h(0.36)} ${w(0.66)} ${h(0.35)}T${width} ${h(0.28)}V${height}H0z"/>
    <path fill="${crest}" opacity=".8" d="M${w(0.06)} ${h(0.355)}Q${w(0.22)} ${h(0.34)} ${w(0.3)} ${h(0.26)}Q${w(0.24)} ${h(0.37)} ${w(0.06)} ${h(0.355)}"/>
    <path fill="${waveNear}" d="M0 ${h(0.66)}Q${w(0.3)} ${h(0.7)} ${w(0.62)} ${h(0.58)}Q${w(0.8)} ${h(0.68)} ${width} ${h(0.66)}V${height}H0z"/>${glints && `<path fill="${tone('dawn-sun')}" opacity=".9" d="${glints}"/>`}${state === 'off' ? button(state, at, y, r) : ''}`;
}

function sun(state: ClientState, x: number, y: number, r: number, disc: string): string {
  if (state === 'off') return '';
  const rings =
    state === 'on'
      ? `<circle fill="${disc}" opacity=".28" cx="${x}" cy="${y}" r="${r * 1.36}"/>
        <circle fill="${disc}" opacity=".45" cx="${x}" cy="${y}" r="${r * 1.17}"/>`
      : '';
  return `${rings}<circle fill="${disc}" cx="${x}" cy="${y}" r="${r}"/>${button(state, x, y, r)}`;
}

/** Draws the button: by night a ring in the water, otherwise the sun itself. */
function button(state: ClientState, x: number, y: number, r: number): string {
  const size = r / 22;
  const sign = `<path fill="none" stroke="${state === 'off' ? lamp : tone('day-sign')}" stroke-width="2" stroke-linecap="round" transform="translate(${x} ${y})scale(${size.toFixed(2)})translate(-12-12.6)" d="M12 4v8M7.4 7a7 7 0 1 0 9.2 0"/>`;
  if (state === 'rising')
    return `<circle fill="none" stroke="${lamp}" stroke-width="4" stroke-linecap="round" stroke-dasharray="${Math.round(r * 3.4)} 999" transform="rotate(-200 ${x} ${y})" cx="${x}" cy="${y}" r="${r * 1.24}"/>`;
  return state === 'off'
    ? `<circle fill="${tone('dawn-sky')}" stroke="${lamp}" stroke-width="2" cx="${x}" cy="${y}" r="${r}"/>${sign}`
    : sign;
}

/** Draws the sea at first light, over the full width, with its whole sky. */
export function dawn(): Drawing {
  const glints = [
    [0, 96, 6],
    [9, 72, 12],
    [19, 50, -10],
    [30, 64, 4],
    [43, 40, -8],
    [57, 26, 6],
  ]
    .map(
      ([down = 0, half = 0, off = 0]) =>
        `M${800 + off - half} ${444 + down}q${half}-4 ${2 * half} 0q${-half} 4 ${-2 * half} 0`,
    )
    .join('');
  const draw = `<linearGradient id="dawn-s" x2="0" y2="1">
    <stop stop-color="${tone('dawn-sky-high')}"/>
    <stop offset=".55" stop-color="${tone('dawn-sky')}"/>
    <stop offset="1" stop-color="${tone('dawn-sky-low')}"/>
    </linearGradient>
    <radialGradient id="dawn-g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(800 440)scale(620 240)">
    <stop stop-color="${tone('dawn-glow')}"/>
    <stop offset=".16" stop-color="${tone('dawn-glow-near')}" stop-opacity=".84"/>
    <stop offset=".45" stop-color="${tone('dawn-glow-far')}" stop-opacity=".36"/>
    <stop offset="1" stop-color="${tone('dawn-glow-end')}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="dawn-w" x2="0" y2="1">
    <stop stop-color="${tone('dawn-sea-far')}"/>
    <stop offset=".6" stop-color="${tone('dawn-sea')}"/>
    </linearGradient>
    <path fill="url(#dawn-s)" d="M0 0h1600v441H0z"/>
    <path fill="url(#dawn-g)" d="M0 0h1600v440H0z"/>
    <path fill="${tone('dawn-cloud')}" opacity=".5" d="M560 372q120-12 260-6q90-4 150 2q-110 8-190 10q-120 2-220-6"/>
    <path fill="${tone('dawn-cloud-lit')}" opacity=".55" d="M640 408q90-7 190-3q-90 10-190 3M880 396q90-6 170-2q-90 9-170 2"/>
    <path fill="${tone('dawn-sun')}" d="M756 441a44 44 0 0 1 88 0z"/>
    <path fill="${foam}" transform="translate(1032 262)scale(1.3)" d="${mark}"/>
    <path fill="url(#dawn-w)" d="M0 440h1600v120H0z"/>
    <path fill="${tone('dawn-sun')}" opacity=".9" d="${glints}"/>
    <path fill="${tone('dawn-wave-far')}" d="M0 492q300-2 420-18q140 18 400 16t360-20q140 22 420 14V560H0z"/>
    <path fill="${tone('dawn-crest-far')}" d="M180 489q150-3 240-15q-60 24-240 15M1020 486q100-6 160-16q-30 24-160 16"/>
    <path fill="${tone('dawn-wave')}" d="M0 524q400 10 700-12q300 18 900 4V560H0z"/>
    <path fill="${tone('dawn-wave-near')}" d="M0 548q500 10 900-6t700 6V560H0z"/>`;
  return { id: 'dawn', box: [1600, 560], draw };
}
