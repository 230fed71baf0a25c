import { CLOSE, OPEN } from './words.ts';

/** What may be wrong with a run of text: words that no translator got, or a sentence put together from several texts. */
export interface Wrong {
  kind: 'untranslated' | 'joined';
  text: string;
}

/** Stands for a text of the made-up language. */
const TEXT = '\uE000';

/** What is the same in every language, wherever it stands. */
const SAME: readonly RegExp[] = [
  // Addresses, of mail and otherwise.
  /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:example|com|net|org|internal)\b\S*/g,
  // Amounts and sizes as `Intl` and physics write them.
  /US\$|\b(?:MB|GB|TB|Mbps|px|USD)\b/g,
  // The languages' own names, and a service of Apple's.
  /简体中文|繁體中文|English|iCloud/g,
  // What browsers make of dates and spans of time; they know no words of this language, and take English ones.
  /\b(?:in )?(?:\d+ (?:second|minute|hour|day|week|month|year)s?)(?: ago)?\b/g,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/g,
];

/** Letters that only the made-up language has: a word with one is a piece of a text. */
const MADE_UP = /[ȧḗǿŭīƞşřŧ]/i;

/**
 * What is wrong with a run of text, as a reader sees it in one piece: `isKnown` says of words that they are an operator's, a customer's or
 * the API's. Texts may stand beside each other where each is a sentence, or something parts them; a text within a text is a name in its
 * place.
 */
export function judge(run: string, isKnown: (words: string) => boolean): Wrong[] {
  const text = run.replace(/\s+/g, ' ').trim();
  const { outside, isJoined } = outsideOf(text);
  const left = SAME.reduce((rest, pattern) => rest.replace(pattern, '|'), outside).split(
    /[\uE000\d]|[^\p{L}\p{M}'’ .-]/u,
  );
  const foreign = left
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words) && !MADE_UP.test(words) && !isKnown(words));
  return [
    ...(foreign.length > 0 ? [{ kind: 'untranslated' as const, text }] : []),
    ...(isJoined ? [{ kind: 'joined' as const, text }] : []),
  ];
}

/** What stands outside of all texts; and are there two side by side, or one beside a bare figure, that make up a sentence? */
function outsideOf(text: string): { outside: string; isJoined: boolean } {
  let depth = 0;
  let outside = '';
  let isJoined = false;
  let isEnded = true;
  for (const [place, sign] of [...text].entries()) {
    if (sign === OPEN) {
      if (depth === 0) {
        isJoined ||= !isEnded && /\uE000\s*$/.test(outside);
        isJoined ||= /(?:^|\s)\d+\s*$/.test(outside);
        outside += TEXT;
      }
      depth += 1;
    } else if (sign === CLOSE) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) isEnded = /[.!?:…。]$/.test([...text].slice(0, place).join(''));
    } else if (depth === 0) outside += sign;
  }
  return { outside, isJoined };
}
