import { mark } from '#styles/brand.ts';
import { type ClientState, scene } from './scene.ts';
import {
  bars,
  box,
  chevron,
  type Drawing,
  END,
  FOAM,
  foam,
  INK,
  MIDDLE,
  SEA,
  SOFT,
  text,
  tick,
  tone,
  WEIGHT,
} from './shapes.ts';

/** The words in a picture of the app (`pictures.ts` fills them in). */
export interface ClientWords {
  /** The text in the browser's address bar. `only` says what the extension covers. */
  address: string;
  only: string;
  team: Readonly<{
    title: string;
    add: string;
    heads: readonly [string, string, string];
    states: readonly [string, string, string];
    people: readonly string[];
  }>;
  name: string;
  title: Readonly<Record<ClientState, string>>;
  second: Readonly<Record<ClientState, string>>;
  place: string;
  places: readonly string[];
  mode: string;
  modes: readonly [string, string];
  guard: string | undefined;
  plan: string;
  left: string;
}

const said = (words: ClientWords, state: ClientState, x: number, y: number, size: number): string =>
  text(x, y, size, words.title[state], MIDDLE + FOAM + WEIGHT(700)) +
  text(x, y + size * 1.02, size / 2, words.second[state], `${MIDDLE + FOAM} opacity=".86"`);

/** Draws the app in a window, with a computer's title bar. */
export function desktop(words: ClientWords, state: ClientState, system: 'mac' | 'windows'): Drawing {
  const id = `${system}-${state}`;
  const [left, right] = [452, 704];
  const bar =
    system === 'mac'
      ? [22, 42, 62].map((x) => `<circle fill="${foam}" opacity=".55" cx="${x}" cy="23" r="6"/>`).join('')
      : `<path fill="${foam}" transform="translate(20 14)scale(.6)" d="${mark}"/>${text(46, 28, 14, words.name, FOAM + WEIGHT(600))}
        <path fill="none" stroke="var(--soft)" stroke-width="1.3" d="M616 23h10M650 18h10v10h-10zM685 18l10 10M695 18l-10 10"/>`;
  const rows = words.places
    .slice(0, 3)
    .map((place, row) => {
      const y = 78 + row * 46;
      return `${row === 0 ? box(left - 12, y, right - left + 12, 44, 10, 'var(--sea-wash)') : ''}${bars(left, y + 27, row === 2 ? 2 : 3)}${text(left + 30, y + 27, 15, place, INK + WEIGHT(row === 0 ? 600 : 400))}${row === 0 ? tick(right - 24, y + 22) : ''}`;
    })
    .join('');
  const guard = words.guard
    ? `${text(left, 338, 14, words.guard, INK)}
      ${box(right - 36, 322, 36, 22, 11, 'var(--sea)')}
      <circle fill="var(--on-sea)" cx="${right - 11}" cy="333" r="8"/>`
    : '';
  const draw = `<clipPath id="${id}c">
    <rect width="720" height="460" rx="14"/>
    </clipPath>
    <g clip-path="url(#${id}c)">${box(0, 0, 720, 460, 0, 'var(--raised)')}
    <svg width="428" height="460">${scene({ id, state, width: 428, height: 460, line: 262, at: 214, r: 58 })}
    </svg>${bar}
    ${said(words, state, 214, 372, 32)}
    ${text(left, 58, 13, words.place, SOFT)}
    ${rows}
    ${text(left, 246, 13, words.mode, SOFT)}
    ${box(left, 258, right - left, 42, 12, 'var(--sunk)')}
    ${box(left + 4, 262, (right - left) / 2 - 6, 34, 9, 'var(--lift)')}
    ${text(left + (right - left) * 0.25, 284, 14, words.modes[0], MIDDLE + INK + WEIGHT(600))}
    ${text(left + (right - left) * 0.75, 284, 14, words.modes[1], MIDDLE + SOFT)}
    ${guard}
    <path stroke="var(--line)" d="M${left} 388h${right - left}"/>${text(left, 424, 14, words.plan, INK + WEIGHT(600))}
    ${text(right, 424, 14, words.left, END + SOFT)}
    </g>
    <rect x=".5" y=".5" width="719" height="459" rx="13.5" fill="none" stroke="var(--line)"/>`;
  return { id, box: [720, 460], draw };
}

/** Draws the app on a phone. */
export function phone(words: ClientWords, state: ClientState): Drawing {
  const id = `phone-${state}`;
  const row = (y: number, name: string, value: string): string =>
    `${text(32, y + 5, 14, name, INK)}${text(216, y + 5, 14, value, END + SOFT)}${chevron(222, y)}`;
  const draw = `<clipPath id="${id}c">
    <rect x="8" y="8" width="244" height="524" rx="34"/>
    </clipPath>${box(0, 0, 260, 540, 42, tone('dawn-sky-high'))}
    <rect x="1" y="1" width="258" height="538" rx="41" fill="none" stroke="${tone('dawn-sea')}" stroke-width="1.5"/>
    <g clip-path="url(#${id}c)">
    <svg x="8" y="8" width="244" height="420">${scene({ id, state, width: 244, height: 420, line: 226, at: 122, r: 46 })}
    </svg>${text(34, 38, 14, '18:42', FOAM + WEIGHT(600))}
    ${bars(196, 38, 0).replaceAll('var(--line)', foam)}
    <rect x="217" y="27" width="18" height="10" rx="3" fill="none" stroke="${foam}"/>
    <rect x="219" y="29" width="11" height="6" rx="1" fill="${foam}"/>${said(words, state, 130, 310, 26)}
    ${box(8, 358, 244, 200, 22, 'var(--raised)')}${row(388, words.place, words.places[0] ?? '')}
    <path stroke="var(--line)" d="M32 412h196"/>${row(436, words.mode, words.modes[0])}
    <path stroke="var(--line)" d="M32 460h196"/>${row(484, words.plan, words.left)}
    ${box(92, 518, 76, 4, 2, 'var(--ink)', ' opacity=".7"')}
    </g>${box(98, 18, 64, 18, 9, tone('dawn-sky-high'))}`;
  return { id, box: [260, 540], draw };
}

/** Draws the extension's window below its button in a browser. */
export function extension(words: ClientWords, state: ClientState): Drawing {
  const id = `ext-${state}`;
  const grey = (x: number, y: number, width: number, height: number, r = height / 2): string =>
    box(x, y, width, height, r, 'var(--sunk)');
  const page = `${grey(48, 124, 210, 22)}${[172, 196, 220].map((y, line) => grey(48, y, [300, 320, 240][line] ?? 300, 10)).join('')}${grey(48, 262, 150, 120, 12)}${grey(214, 262, 150, 120, 12)}${[404, 428].map((y) => grey(48, y, 316, 10)).join('')}`;
  const draw = `<clipPath id="${id}c">
    <rect width="720" height="460" rx="14"/>
    </clipPath>
    <clipPath id="${id}p">
    <rect x="416" y="84" width="264" height="340" rx="14"/>
    </clipPath>
    <g clip-path="url(#${id}c)">${box(0, 0, 720, 460, 0, 'var(--raised)')}
    ${box(0, 0, 720, 80, 0, 'var(--sunk)')}${[22, 42, 62].map((x) => `<circle fill="var(--edge)" opacity=".5" cx="${x}" cy="21" r="6"/>`).join('')}
    <path fill="var(--raised)" d="M92 40V18q0-8 8-8h140q8 0 8 8v22zM0 40h720v40H0z"/>${box(108, 20, 96, 8, 4, 'var(--line)')}
    ${box(92, 46, 500, 28, 14, 'var(--sunk)')}
    ${text(110, 65, 13, words.address, SOFT)}
    <path fill="none" stroke="var(--soft)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M32 60l-6 0M30 55l-5 5 5 5M58 60h6M60 55l5 5-5 5"/>${box(620, 44, 32, 32, 9, 'var(--sea-wash)')}
    <path fill="var(--sea)" transform="translate(626 50)scale(.62)" d="${mark}"/>
    <path fill="var(--soft)" d="M688 52a2 2 0 1 1 0 4a2 2 0 1 1 0-4M688 58a2 2 0 1 1 0 4a2 2 0 1 1 0-4M688 64a2 2 0 1 1 0 4a2 2 0 1 1 0-4"/>${page}
    </g>
    <rect x="414.5" y="82.5" width="267" height="343" rx="15.5" fill="var(--raised)" stroke="var(--line)"/>
    <g clip-path="url(#${id}p)">
    <svg x="416" y="84" width="264" height="246">${scene({ id, state, width: 264, height: 246, line: 136, at: 132, r: 34 })}
    </svg>${said(words, state, 548, 288, 22)}
    ${box(416, 330, 264, 94, 0, 'var(--raised)')}
    ${text(440, 364, 14, words.place, INK)}
    ${text(646, 364, 14, words.places[0] ?? '', END + SOFT)}
    ${chevron(652, 359)}
    <path stroke="var(--line)" d="M440 380h216"/>${text(440, 405, 12, words.only, SOFT)}
    </g>
    <rect x=".5" y=".5" width="719" height="459" rx="13.5" fill="none" stroke="var(--line)"/>`;
  return { id, box: [720, 460], draw };
}

/** Draws the list in which a company's administrator keeps the people who may use the VPN. */
export function team({ name, team: { title, add, heads, states, people } }: ClientWords): Drawing {
  const pill = (y: number, state: number): string => {
    const [fill, ink] =
      [
        ['var(--sea-wash)', ' fill="var(--sea)"'],
        ['var(--amber-wash)', ' fill="var(--amber)"'],
        ['var(--sunk)', SOFT],
      ][state] ?? [];
    const words = states[state] ?? '';
    const width = 24 + [...words].reduce((sum, letter) => sum + (/[\u3000-\uffff]/.test(letter) ? 13 : 7), 0);
    return `${box(676 - width, y - 14, width, 26, 13, fill ?? '')}${text(676 - width / 2, y + 4, 13, words, MIDDLE + (ink ?? '') + WEIGHT(500))}`;
  };
  const rows = people
    .slice(0, 5)
    .map((person, row) => {
      const y = 190 + row * 55;
      const state = [0, 0, 0, 1, 2][row] ?? 0;
      return `<circle fill="var(--sea-wash)" cx="62" cy="${y}" r="18"/>${text(62, y + 5, 14, [...person][0] ?? '', `${MIDDLE + SEA}${WEIGHT(600)}`)}
        ${text(96, y + 5, 15, person, INK + WEIGHT(500))}
        ${text(420, y + 5, 14, state === 1 ? '–' : String([3, 2, 4, 0, 0][row]), MIDDLE + SOFT)}
        ${pill(y, state)}${row < 4 ? `<path stroke="var(--line)" d="M44 ${y + 27}h632"/>` : ''}`;
    })
    .join('');
  const draw = `<clipPath id="team-c">
    <rect width="720" height="460" rx="14"/>
    </clipPath>
    <g clip-path="url(#team-c)">${box(0, 0, 720, 460, 0, 'var(--raised)')}
    ${box(0, 0, 720, 44, 0, 'var(--sunk)')}
    <path fill="var(--sea)" transform="translate(20 11)scale(.68)" d="${mark}"/>${text(50, 27, 14, name, INK + WEIGHT(600))}
    ${text(44, 98, 24, title, INK + WEIGHT(700))}
    ${box(676 - 128, 70, 128, 40, 20, 'var(--sea)')}
    ${text(612, 95, 14, add, `${MIDDLE} fill="var(--on-sea)"${WEIGHT(600)}`)}
    ${text(44, 146, 13, heads[0], SOFT)}
    ${text(420, 146, 13, heads[1], MIDDLE + SOFT)}
    ${text(676, 146, 13, heads[2], END + SOFT)}
    <path stroke="var(--line)" d="M44 162h632"/>${rows}
    </g>
    <rect x=".5" y=".5" width="719" height="459" rx="13.5" fill="none" stroke="var(--line)"/>`;
  return { id: 'team', box: [720, 460], draw };
}
