/** What a visit has loaded: type and bytes as sent, by address. */
export type Loaded = ReadonlyMap<string, { type: string; bytes: number }>;

/** The files of a visit that was too heavy, the heaviest first, for the message of a failed test. */
export function whatWeighs(loaded: Loaded): string {
  const rows = [...loaded].sort(([, a], [, b]) => b.bytes - a.bytes);
  return ['what was loaded, in bytes as sent:', ...rows.map(([path, { bytes }]) => `${bytes} ${path}`)].join('\n');
}
