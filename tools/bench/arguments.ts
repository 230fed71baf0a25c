import { parseArgs } from 'node:util';
import { isLocale, LOCALES, type Locale } from '../../src/routes/locales.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** Another built site, and its page to measure. */
interface OtherSite {
  name: string;
  /** The built folder. */
  dir: string;
  path: string;
}

/** The plan of one run of `npm run bench`. */
export interface BenchPlan {
  /** Loads of each page on each network. */
  runs: number;
  /** Names of the pages to measure; undefined: all. */
  pages: readonly string[] | undefined;
  profiles: readonly ProfileName[];
  locale: Locale;
  /** The built site; undefined: build it first. */
  dist: string | undefined;
  /** Are repeated visits measured too? */
  isWarm: boolean;
  /** The folder of the report. */
  out: string;
  others: readonly OtherSite[];
}

/** Thrown for invalid arguments. The message names them and says what is expected. */
export class BenchArgumentMistake extends Error {
  override readonly name = 'BenchArgumentMistake';
}

const OPTIONS = {
  runs: { type: 'string', default: '3' },
  pages: { type: 'string' },
  profiles: { type: 'string', default: 'slow4g,slow3g' },
  locale: { type: 'string', default: 'en' },
  dist: { type: 'string' },
  warm: { type: 'boolean', default: false },
  out: { type: 'string', default: 'bench-report' },
} as const;
const FORMS = [...Object.keys(OPTIONS).map((option) => `--${option}`), 'name=folder:/path'];

/** The output of `npm run bench -- --help`. */
export const HELP = `Times and weighs the pages of the built site, beside an empty page and beside other built sites.

  npm run bench -- [options] [name=folder[:/path] …]

  --runs=3                     loads of each page on each network; the report gives medians
  --pages=register,account     only these screens (src/routes/table.ts)
  --profiles=slow4g,slow3g     of ${Object.keys(PROFILES).join(', ')}
  --locale=en                  of ${LOCALES.join(', ')}
  --dist=folder                a built site, instead of building this one
  --warm                       second visits, too: register from the landing page, and once more
  --out=bench-report           where the report goes
  name=folder:/path            a page of another built site; it has the sandbox's API, too

The report is bench-report/report.md; it is printed as well. Times carry the machine's noise: compare those of one report.
`;

/**
 * Reads the command's arguments, except those for help. Throws `BenchArgumentMistake`.
 *
 * @param pageNames the pages that exist
 * @example readBenchArguments(['--runs=1', 'old=/tmp/old:/en/'], ['landing']).others // [{ name: 'old', dir: '/tmp/old', path: '/en/' }]
 */
export function readBenchArguments(args: readonly string[], pageNames: readonly string[]): BenchPlan {
  const { values, positionals } = parsed(args);
  const { runs, pages, profiles, locale, dist, warm, out } = values;
  if (!isLocale(locale)) throw mistake(`--locale=${locale}`, LOCALES);
  return {
    runs: runsOf(runs),
    pages: pages === undefined ? undefined : list(pages).map((page) => oneOf(pageNames, page, `--pages=${page}`)),
    profiles: list(profiles).map((name) => oneOf(Object.keys(PROFILES) as ProfileName[], name, `--profiles=${name}`)),
    locale,
    dist,
    isWarm: warm,
    out,
    others: positionals.map(otherSite),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new BenchArgumentMistake(`${(error as Error).message.split('. ')[0]}. It could be: ${FORMS.join(', ')}`);
  }
}

function runsOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw mistake(`--runs=${text}`, ['1 to 99']);
  return Number(text);
}

function otherSite(arg: string): OtherSite {
  const [, name, dir, path = '/'] = /^([^=:/-][^=:/]*)=([^:]+)(?::(\/.*))?$/.exec(arg) ?? [];
  if (!name || !dir) throw mistake(arg, FORMS);
  return { name, dir, path };
}

function list(value: string): string[] {
  return value.split(',').filter(Boolean);
}

function oneOf<T extends string>(all: readonly T[], wanted: string, arg: string): T {
  const found = all.find((each) => each === wanted);
  if (found === undefined) throw mistake(arg, all);
  return found;
}

function mistake(arg: string, all: readonly string[]): BenchArgumentMistake {
  return new BenchArgumentMistake(`"${arg}" is not understood. It could be: ${all.join(', ')}`);
}
