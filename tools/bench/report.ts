import { type Barred, type Bars, barsOf } from './bars.ts';
import { median, ratio } from './figures.ts';
import type { BenchPage } from './pages.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import type { Measure } from './visit.ts';

/** A visit, and its page. */
export interface Result {
  page: BenchPage;
  profile: ProfileName;
  measure: Measure;
}

/** A page on a network, with the medians of its visits. */
export interface Line {
  page: BenchPage;
  profile: ProfileName;
  values: Readonly<Partial<Record<keyof Measure | Barred, number>>>;
  bars: Bars;
}

/** Facts about the run. */
export interface Circumstances {
  browser: string;
  runs: number;
  cores: number;
  /** The machine's load before the run: processes that wanted a core, averaged over a minute. */
  load: number;
  at: Date;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Combines the visits: a line per page and network, in the order of the first visits. */
export function sumUp(results: readonly Result[], empty: BenchPage): Line[] {
  const cells = Map.groupBy(results, ({ page, profile }) => `${page.name} ${profile}`);
  const medians = [...cells.values()].flatMap((visits) => {
    const [first] = visits;
    if (!first) return [];
    const keys = Object.keys(first.measure) as (keyof Measure)[];
    const values: Line['values'] = Object.fromEntries(
      keys.map((key) => [key, median(visits.map(({ measure }) => measure[key]))]),
    );
    return [{ ...first, values }];
  });
  return medians.map(({ page, profile, values }) => {
    const emptyMs = medians.find((each) => each.page === empty && each.profile === profile)?.values.firstPaintMs;
    return {
      page,
      profile,
      bars: barsOf(page, profile),
      values: {
        ...values,
        firstPaintTimes: ratio(values.firstPaintMs, emptyMs),
        hydratedTimes: ratio(values.hydratedMs, emptyMs),
        contentTimes: ratio(values.contentMs, emptyMs),
      },
    };
  });
}

/** The report as Markdown: a table per network, and which measures exceed their limit. */
export function markdown(lines: readonly Line[], told: Circumstances): string {
  const profiles = [...new Set(lines.map(({ profile }) => profile))];
  return [
    '# Bench',
    '',
    `${told.at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${told.browser}, ${told.cores} cores (load ${told.load.toFixed(1)} before), ` +
      `medians of ${told.runs} ${told.runs === 1 ? 'visit' : 'visits'}. HTTP/2 over TLS, brotli; a phone of 412 × 823. Bytes are of bodies as sent; ` +
      '“all” leaves the API’s answers out. × is a multiple of the empty page’s first paint. Bold is over its bar, which stands behind it.',
    ...profiles.flatMap((profile) => [
      '',
      `## ${titleOf(profile)}`,
      '',
      ...table(lines.filter((line) => line.profile === profile)),
    ]),
    '',
    '## Over its bar',
    '',
    ...overList(lines),
    '',
  ].join('\n');
}

/** A network's description. */
function titleOf(name: ProfileName): string {
  const { title, roundTripMs, downBitsPerSecond, cpuSlowdown } = PROFILES[name];
  return roundTripMs === 0
    ? `Network and device ${title}`
    : `${title} (${roundTripMs} ms, ${downBitsPerSecond / 1e6} Mbit/s, CPU slowed ${cpuSlowdown} times)`;
}

/** The measures of a line that exceed their limit. */
export function overBars({ values, bars }: Line): Barred[] {
  return (Object.keys(bars) as Barred[]).filter((key) => (values[key] ?? 0) > (bars[key] ?? Number.POSITIVE_INFINITY));
}

function table(lines: readonly Line[]): string[] {
  const head = [
    'page',
    'document',
    'scripts (files)',
    'all',
    'requests',
    'first paint',
    'hydrated',
    'content',
    'CLS',
    'TBT',
  ];
  const rows = lines.map((line) => [
    line.page.name,
    cell(line, number, 'documentBytes'),
    `${cell(line, number, 'scriptBytes')} (${cell(line, number, 'scriptFiles')})`,
    cell(line, number, 'allBytes'),
    cell(line, number, 'requests'),
    timeCell(line, 'firstPaintMs', 'firstPaintTimes'),
    timeCell(line, 'hydratedMs', 'hydratedTimes'),
    timeCell(line, 'contentMs', 'contentTimes'),
    cell(line, { format: shiftText }, 'shift'),
    cell(line, number, 'blockingMs'),
  ]);
  const ruler = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function timeCell(line: Line, msKey: 'firstPaintMs' | 'hydratedMs' | 'contentMs', timesKey: Barred): string {
  if (line.values[msKey] === undefined) return '–';
  const times = line.values[timesKey] === undefined ? '' : ` · ${cell(line, { format: timesText }, timesKey)}`;
  return cell(line, number, msKey) + times;
}

function cell(line: Line, { format }: { format(value: number): string }, key: keyof Line['values']): string {
  const value = line.values[key];
  if (value === undefined) return '–';
  const bar = line.bars[key as Barred];
  return bar !== undefined && value > bar ? `**${format(value)}** > ${format(bar)}` : format(value);
}

function overList(lines: readonly Line[]): string[] {
  const over = lines.flatMap((line) =>
    overBars(line).map((key) => {
      const [value, bar] = [line.values[key] ?? 0, line.bars[key] ?? 0].map((each) => textOf(key, each));
      return `- ${line.page.name}, ${PROFILES[line.profile].title}: ${NAMES[key]} ${value}, bar ${bar}`;
    }),
  );
  return over.length > 0 ? over : ['Nothing.'];
}

const NAMES: Record<Barred, string> = {
  documentBytes: 'document',
  scriptBytes: 'scripts',
  scriptFiles: 'script files',
  allBytes: 'all bytes',
  firstPaintTimes: 'first paint',
  hydratedTimes: 'hydrated',
  contentTimes: 'content',
  contentMs: 'content',
  shift: 'CLS',
  blockingMs: 'TBT',
};

function textOf(key: Barred, value: number): string {
  if (key.endsWith('Times')) return timesText(value);
  if (key === 'shift') return shiftText(value);
  return number.format(value) + (key.endsWith('Ms') ? ' ms' : key.endsWith('Bytes') ? ' B' : '');
}

function timesText(value: number): string {
  return `${value.toFixed(2)} ×`;
}

function shiftText(value: number): string {
  return value <= 0.0005 ? '0' : value.toFixed(3);
}
