/** Values that servers send by mistake: wrong types, limits of dates and numbers, halves of characters. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  '',
  ' ',
  '0',
  '1',
  'true',
  '1.99',
  'x',
  [],
  {},
  [1],
  { zh: '一' },
  1e300,
  1e13,
  '\ud800',
];

/** The same for a page, which must also draw them. */
const DRAWN_VALUES: readonly unknown[] = [
  ...ODD_VALUES,
  -1e300,
  8.64e12,
  253_402_300_799,
  1_735_689_600_000,
  Number.MAX_SAFE_INTEGER,
  0.1 + 0.2,
  'half \ud83d',
  '\u202e\u0000\u200d',
  'العربية',
  '👩‍👩‍👧‍👦'.repeat(50),
  'unbreakable'.repeat(400),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://user:pw@host.example/%zz',
  'constructor',
  '__proto__',
  [[[]]],
  { length: 3 },
  { toString: 1, valueOf: 1 },
  Array.from({ length: 2000 }, (_, index) => index),
];

/** Every place in a value, as a path that begins with `path`. */
export function placesIn(value: unknown, path: string): string[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, child]) => placesIn(child, `${path}.${key}`))];
}

/**
 * An answer whose bean has odd values at one to four places, or its list items a thousand times; the same seed makes
 * the same one.
 */
export function fuzzed(answer: unknown, seed: number): unknown {
  const random = createRandom(seed);
  const pick = <Value>(all: readonly Value[]): Value => all[Math.floor(random() * all.length)] as Value;
  const holder = { bean: structuredClone(Object(answer).bean) as unknown };
  for (let change = 0; change < 1 + random() * 3; change++) {
    const place = pick(placesIn(holder.bean, 'bean'));
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((value, key) => Object(value[key]), holder);
    const chance = random();
    if (chance < 0.1 && last !== 'bean') delete parent[last];
    else if (chance < 0.15 && Array.isArray(parent[last])) parent[last] = repeated(parent[last]);
    else parent[last] = structuredClone(pick(DRAWN_VALUES));
  }
  return { ...Object(answer), ...holder };
}

/** A very long list, made by repeating its items. */
function repeated(items: readonly unknown[]): unknown[] {
  return Array.from({ length: items.length * 1000 }, (_, index) => structuredClone(items[index % items.length]));
}

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
