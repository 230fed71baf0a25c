/** Values that servers send by mistake: wrong types, extreme dates and numbers, half a surrogate pair. */
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

/** Returns every place in a value, as a path that begins with `path`. */
export function placesIn(value: unknown, path: string): string[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, child]) => placesIn(child, `${path}.${key}`))];
}
