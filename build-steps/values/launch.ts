import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { siteUrl } from '../../src/config.ts';
import { type Settings, settings, variableOf } from '../../src/environment.ts';
import { isExample, isInside } from '../../src/prose/examples.ts';
import { isLocale, LANGUAGE_NAME } from '../../src/routes/locales.ts';
import { readJson } from '../texts/json-lines.ts';
import { isForeign } from '../texts/scripts.ts';
import { lineOf } from './line-of.ts';
import { FILES, type ValueFile, type Values } from './table.ts';

const CLIENTS = 'brand/clients.json';
const VOICES = 'brand/testimonials.json';

/** What to do about a text in another language. */
const IN_ITS_LANGUAGE = 'Put it as its readers write it, if they do.';

/** A value that is still an example, where it is, and what to do about it. */
export interface Placeholder {
  /** `src/config.ts:20`, or the variable that sets it. */
  place: string;
  what: string;
  remedy: string;
  /** Would a real site show nothing wrong and have no dead link because of it? Then it does not prevent the launch. */
  isHint: boolean;
}

/**
 * All values that are still placeholders, in the order of the table of values. `values` replaces those of the files,
 * unless a variable sets them.
 */
export function placeholders(root = process.cwd(), values: Values = {}, from: Settings = settings): Placeholder[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...FILES.flatMap((one) => inValues(one, read(one.file), values[one.name], from)),
    ...inClients(read(CLIENTS)),
    ...inVoices(read(VOICES)),
  ];
}

/** A placeholder in one line. */
export function lineOn({ place, what, remedy, isHint }: Placeholder): string {
  return `${place}  ${what}  ${isHint ? '(hint) ' : ''}${remedy}`;
}

/**
 * Warns about every placeholder when the site is built for a real address, and about values that may have been
 * forgotten; it never stops a build. A site at an example address gets no warning.
 */
export function warnOfPlaceholders(root = process.cwd(), values: Values = {}): AstroIntegration {
  return {
    name: 'petrel-warn-of-placeholders',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const found = isExample(String(values.config?.siteUrl ?? siteUrl)) ? [] : placeholders(root, values);
        for (const each of found) logger[each.isHint ? 'info' : 'warn'](lineOn(each));
      },
    },
  };
}

function inValues(
  { file, held, rows }: ValueFile,
  code: string,
  values = held,
  { all, called }: Settings,
): Placeholder[] {
  const variablesOf = (path: string) => all().filter((one) => isWithin(one.path, path) || isWithin(path, one.path));
  /** A placeholder for the value at `path`; `whole` is the path whose variables would set it. */
  const say = (path: readonly string[], whole: string, open: string, remedy: string, isHint = false): Placeholder => {
    const given = all().find((one) => one.isSet && isWithin(path.join('.'), one.path));
    const [first, ...others] = variablesOf(whole).map(({ variable }) => variable);
    const inShort = others.map((name) => `, …${name.slice(variableOf(whole).length)}`).join('');
    return {
      place: given ? called(given.variable) : `${file}:${lineOf(code, path)}`,
      what: open,
      remedy: given || !first ? remedy : `${remedy.slice(0, -1)}, or set ${first}${inShort}.`,
      isHint,
    };
  };
  return Object.entries(rows).flatMap(([name, { example, needed, hint }]) => {
    const isGiven = variablesOf(name).length > 0 && variablesOf(name).every(({ isSet }) => isSet);
    const leaves = leavesOf(values[name], [name]);
    const ours = example ? leaves.filter(({ value }) => isExample(value)) : [];
    const inside = example ? leaves.filter(({ value }) => isInside(value)) : [];
    const foreign = leaves.flatMap(({ path, value }) => {
      const locale = path.find(isLocale);
      return locale && !isExample(value) && isForeign(value, locale) ? { path, value, locale } : [];
    });
    // A text that is an example in all languages counts as one task.
    const named = Map.groupBy(ours, ({ path }) => path.filter((key) => !isLocale(key)).join('.'));
    return [
      ...[...named].map(([whole, [{ path, value } = { path: [], value: '' }]]) =>
        say(path, whole, `${whole} is “${value}”`, example ?? ''),
      ),
      ...inside.map(({ path, value }) =>
        say(path, name, `${path.join('.')} is “${value}”, which nobody outside reaches`, example ?? ''),
      ),
      ...foreign.map(({ path, value, locale }) => {
        const whole = path.join('.');
        return say(
          path,
          whole,
          `${whole} is “${value}”, which is not in ${LANGUAGE_NAME[locale]}`,
          IN_ITS_LANGUAGE,
          true,
        );
      }),
      ...[needed, hint].flatMap((task) => {
        const open = task?.open(values[name], isGiven);
        return task && open ? say([name, task.at ?? []].flat(), name, open, task.remedy, task === hint) : [];
      }),
    ];
  });
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}.`.startsWith(`${outer}.`);
}

/** All texts in a value, with their paths. */
function leavesOf(value: unknown, path: readonly string[]): { path: readonly string[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A client in `clients.json`; `check-data.ts` checks its fields. */
type Client = Record<'type' | 'version' | 'date' | 'link1', string> & Partial<Record<'sha256' | 'link2', string>>;

function inClients(source: string): Placeholder[] {
  const { value, lineOf: lineIn } = readJson(source);
  return (value as Client[]).flatMap((client, index) => {
    const { type, version, date, sha256 = '', link1, link2 = '' } = client;
    // A version can't show whether it is an example: it counts as one as long as the download is.
    const inside = [link1, link2].find(isInside);
    const found: [boolean, keyof Client, string, string][] = [
      [
        inside !== undefined,
        inside === link1 ? 'link1' : 'link2',
        `“${inside}” is nowhere that customers reach`,
        'Put where your app is downloaded.',
      ],
      [
        isExample(link1),
        'version',
        `version ${version} of ${date}`,
        'Put your app’s version, its date and its size in MB.',
      ],
      [isExample(sha256), 'sha256', 'the checksum is only zeros', 'Put the SHA-256 of the file behind link1.'],
      [isExample(link1), 'link1', `link1 is “${link1}”`, 'Put where your app is downloaded.'],
      [
        isExample(link2),
        'link2',
        `link2 is “${link2}”`,
        'Put where an older version is, or take link2 and link2Version out.',
      ],
    ];
    return found
      .filter(([isOurs]) => isOurs)
      .map(([, key, what, remedy]) => ({
        place: `${CLIENTS}:${lineIn([index, key])}`,
        what: `${type}: ${what}`,
        remedy,
        isHint: false,
      }));
  });
}

function inVoices(source: string): Placeholder[] {
  const { value, lineOf: lineIn } = readJson(source);
  const remedy = 'Put what a customer has said, or take it out; until then a build for a real address leaves it out.';
  return (value as { id: string; example?: boolean }[]).flatMap(({ id, example }, index) => {
    const place = `${VOICES}:${lineIn([index, 'example'])}`;
    return example ? { place, what: `the testimonial “${id}” is invented`, remedy, isHint: true } : [];
  });
}
