import { CLOSE, OPEN } from './words.ts';

/** Possible problems of a run of text: untranslated words, or a sentence joined from several texts. */
export interface Wrong {
  kind: 'untranslated' | 'joined';
  text: string;
}

/** Replaces a text of the made-up language. */
const TEXT = '\uE000';

/** Texts that are the same in every language. */
const SAME: readonly RegExp[] = [
  // Mail and web addresses.
  /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:example|com|net|org|internal)\b\S*/g,
  // Units of amounts and sizes.
  /US\$|\b(?:MB|GB|TB|Mbps|px|USD)\b/g,
  // The languages' own names, and a service of Apple.
  /简体中文|繁體中文|English|iCloud/g,
  // Dates and periods by the browser, which writes them in English because it does not know this language.
  /\b(?:in )?(?:\d+ (?:second|minute|hour|day|week|month|year)s?)(?: ago)?\b/g,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/g,
];

/** Letters that only the made-up language has: a word with one is part of a text. */
const MADE_UP = /[ȧḗǿŭīƞşřŧ]/i;

/**
 * Problems of a run of text as a reader sees it; `isKnown` recognises words of the operator, a customer or the API.
 * Texts may follow each other if each is a sentence, or something separates them; a text inside another one is a name
 * filled into it.
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

/** The words outside all texts; and whether adjacent texts, or a text next to a bare figure, form a joined sentence. */
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
