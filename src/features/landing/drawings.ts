/**
 * The clips' drawings (docs/behaviour/landing.md#feature-clips), one family: a line of sea with two reflections, an object in ink standing on
 * it, and one amber sun. On the sun strokes stay dark in both schemes. Drawn by a script when they are near, since they weigh as much as the
 * words of the whole section.
 */
import { adoptStyle } from '../../browser/adopt-style.ts';
import css from './drawings.css?inline';

/** A shape: its classes in `drawings.css`, and its outline in a field of 320 by 200. */
type Shape = readonly [classes: string, outline: string];

const SEA: Shape = ['sea', 'M8 160h304M92 174h136M128 188h64'];

const DRAWINGS: readonly (readonly Shape[])[] = [
  // One tap: a phone and its switch.
  [
    ['', 'M120 160V30a14 14 0 0 1 14-14h52a14 14 0 0 1 14 14v130z'],
    ['no', 'M150 30h20'],
    ['sun', 'M136 92a24 24 0 1 0 48 0a24 24 0 1 0-48 0z'],
    ['no on', 'M160 82v10M152 86a11 11 0 1 0 16 0'],
    ['sea', 'M120 160h80'],
  ],
  // Sharp video: a sunset with a sail.
  [
    ['no', 'M160 148v12M128 160h64'],
    ['', 'M70 24h180a10 10 0 0 1 10 10v100a10 10 0 0 1-10 10h-180a10 10 0 0 1-10-10v-100a10 10 0 0 1 10-10z'],
    ['sun', 'M96 92a22 22 0 1 0 44 0a22 22 0 1 0-44 0z'],
    ['wave', 'M61 108q50 10 99-4 50 12 99 0v26a9 9 0 0 1-9 9H70a9 9 0 0 1-9-9z'],
    ['', 'M182 98h46l-9 13h-28zM204 98V52l20 38z'],
  ],
  // All devices: phone, computer, router.
  [
    ['', 'M108 70h88a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8v-54a8 8 0 0 1 8-8z'],
    ['', 'M86 148h132l-6 12H92z'],
    ['', 'M42 88h24a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8v-56a8 8 0 0 1 8-8z'],
    ['', 'M242 140v-36M276 140v-36'],
    ['', 'M240 138h38a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-38a8 8 0 0 1-8-8v-6a8 8 0 0 1 8-8z'],
    ['sea way', 'M54 70C76 40 116 28 152 30s82 20 107 58'],
    ['sun', 'M143 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'],
  ],
  // Just the browser: a window with a switch.
  [
    ['', 'M74 34h172a10 10 0 0 1 10 10v106a10 10 0 0 1-10 10h-172a10 10 0 0 1-10-10v-106a10 10 0 0 1 10-10z'],
    ['', 'M64 62h192M80 48h.1M94 48h.1M108 48h.1'],
    ['wave', 'M142 92h36a18 18 0 0 1 18 18a18 18 0 0 1-18 18h-36a18 18 0 0 1-18-18a18 18 0 0 1 18-18z'],
    ['sun', 'M165 110a13 13 0 1 0 26 0a13 13 0 1 0-26 0z'],
  ],
  // Domain rules: a list.
  [
    ['', 'M96 160V24h128v136z'],
    ['no', 'M146 58h54M146 92h54M146 126h30'],
    ['sea', 'M114 58l5 5 10-11M114 92l5 5 10-11'],
    ['sun', 'M114 126a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
  ],
  // The whole home: a house with its router.
  [
    ['', 'M92 160V84l68-58 68 58v76z'],
    ['no', 'M76 98l84-72 84 72'],
    ['wave', 'M138 134h44a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z'],
    ['sea', 'M128 112a45 45 0 0 1 64 0M141 124a27 27 0 0 1 38 0'],
    ['sun', 'M150 78a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ],
  // A reply in two hours: two bubbles and a clock.
  [
    ['', 'M62 30h112a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H96l-20 18V90H62a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12z'],
    ['no', 'M72 52h78M72 68h46'],
    [
      'wave',
      'M258 92H150a12 12 0 0 0-12 12v24a12 12 0 0 0 12 12h76l20 20v-20h12a12 12 0 0 0 12-12v-24a12 12 0 0 0-12-12z',
    ],
    ['sun', 'M216 48a22 22 0 1 0 44 0a22 22 0 1 0-44 0z'],
    ['no on', 'M238 34v14l10 6'],
  ],
  // It ends by itself: the sun’s way, and a lighthouse where it sets.
  [
    ['sea way', 'M40 160Q160-60 280 160'],
    ['sun', 'M214 160a26 26 0 0 1 52 0z'],
    ['', 'M264 160l4-62h14l4 62zM268 98V82h14v16zM264 82q11-12 22 0z'],
  ],
  // Friends: two boats.
  [
    ['', 'M44 132h84l-14 28H58zM192 132h84l-14 28h-56z'],
    ['', 'M86 132V44l34 74H86M234 132V44l-34 74h34'],
    ['sea way', 'M104 40q56-36 112 0'],
    ['sun', 'M150 22a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ],
];

adoptStyle(css);
for (const drawing of document.querySelectorAll<SVGElement>('[data-drawing]')) {
  for (const [classes, outline] of [SEA, ...(DRAWINGS[Number(drawing.dataset.drawing) - 1] ?? [])]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', classes);
    path.setAttribute('d', outline);
    drawing.append(path);
  }
}
