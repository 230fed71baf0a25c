/** What a visit to a screen costs the host and the API. Bytes are of bodies, compressed with brotli. */
export interface VisitCost {
  screen: string;
  isMember: boolean;
  /** Calls of the API by name, in the order in which they were first made, with their number. */
  calls: ReadonlyMap<string, number>;
  /** Of a first visit; includes what is fetched ahead for the next page. */
  first: Loaded;
  /** Of a later visit, with the site's files in the cache. */
  again: Loaded;
}

/** What was transferred, without the API's answers. */
export interface Loaded {
  files: number;
  bytes: number;
}

const HEAD = [
  '| screen | who | calls | first visit: files | bytes | again: files | bytes |',
  '| --- | --- | --- | ---: | ---: | ---: | ---: |',
];
const number = new Intl.NumberFormat('en-US');

/** The rows of docs/scale.md#what-a-visit-costs. */
export function costTable(costs: readonly VisitCost[]): string {
  const rows = costs.map(({ screen, isMember, calls, first, again }) => {
    const made = [...calls].map(([name, times]) => `\`${name}\`${times > 1 ? ` ×${times}` : ''}`).join(', ') || '–';
    const loaded = [first, again].flatMap(({ files, bytes }) => [files, number.format(bytes)]);
    return `| \`${screen}\` | ${isMember ? 'member' : 'visitor'} | ${made} | ${loaded.join(' | ')} |`;
  });
  return [...HEAD, ...rows].join('\n');
}

/** A screen, who visits it, and which calls that makes, read from a row of the table. */
export interface CostRow {
  screen: string;
  isMember: boolean;
  calls: string[];
}

/** Reads the table of `docs/scale.md`. */
export function readCostTable(text: string): CostRow[] {
  return [...text.matchAll(/^\| `(\w+)` \| (member|visitor) \| (.*?) \|/gm)].map(
    ([, screen = '', who, calls = '']) => ({
      screen,
      isMember: who === 'member',
      calls: [...calls.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    }),
  );
}
