import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { siteUrl } from '#config.ts';
import { type Settings, settings, variableOf } from '#environment.ts';
import { isExample, isInside } from '#i18n/examples.ts';
import { isLocale } from '#routes/locales.ts';
import { readJson } from '../texts/json-lines.ts';
import { lineOf } from './line-of.ts';
import { FILES, type ValueFile, type Values } from './table.ts';

const CLIENTS = 'brand/clients.json';
const VOICES = 'brand/testimonials.json';

/** A value that is still an example, where it is, and what to do about it. */
export interface Placeholder {
  /** `src/config.ts:20`, or the variable that sets the value. */
  place: string;
  what: string;
  remedy: string;
  /**
   * True if a real site would show nothing wrong and have no dead link because of the value. Then it does not prevent
   * the launch.
   */
  isHint: boolean;
}

/**
 * Returns all values that are still placeholders, in the order of the table of values.
 *
 * @param values Replace the values of the files, unless a variable sets them.
 */
export function placeholders(root = process.cwd(), values: Values = {}, from: Settings = settings): Placeholder[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...FILES.flatMap((one) => inValues(one, read(one.file), values[one.name], from)),
    ...inClients(read(CLIENTS)),
    ...inVoices(read(VOICES)),
  ];
}

/** Returns a placeholder in one line. */
export function lineOn({ place, what, remedy, isHint }: Placeholder): string {
  return `${place}: ${isHint ? '(hint) ' : ''}${what}. ${remedy}`;
}

/**
 * When the site is built for a real address, warns about every placeholder. It also hints at values that may have been
 * forgotten. It never stops a build. A site at an example address gets no warning.
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
  /** Returns a placeholder for the value at `path`. The variables of `whole` would set the value. */
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
    const ours = example ? leaves.filter(({ value }) => isExample(value) || isInside(value)) : [];
    // A text that is an example in several languages counts as one task.
    const named = Map.groupBy(ours, ({ path }) => path.filter((key) => !isLocale(key)).join('.'));
    return [
      ...[...named].map(([whole, [{ path, value } = { path: [], value: '' }]]) =>
        say(path, whole, `${whole} is ${quoted(value)}`, example ?? ''),
      ),
      ...[needed, hint].flatMap((task) => {
        const open = task?.open(values[name], isGiven);
        if (!task || !open) return [];
        return say([name, task.at?.(values[name]) ?? []].flat(), name, open, task.remedy, task === hint);
      }),
    ];
  });
}

function quoted(value: string): string {
  return `“${value}”${isInside(value) ? ', which nobody outside reaches' : ''}`;
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}.`.startsWith(`${outer}.`);
}

/** Returns all texts in a value, with their paths. */
function leavesOf(value: unknown, path: readonly string[]): { path: readonly string[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The fields of a client that can be an example, and what to do about each. */
const OF_CLIENTS = {
  sha256: 'Put the SHA-256 of the file behind link1.',
  link1: 'Put where your app is downloaded, with its version, date and size.',
  link2: 'Put where an older version is, or take link2 and link2Version out.',
};

function inClients(source: string): Placeholder[] {
  const { value, lineOf: lineIn } = readJson(source);
  const fields = Object.entries(OF_CLIENTS);
  return (value as Readonly<Record<string, string>>[]).flatMap((client, index) =>
    fields.flatMap(([key, remedy]) => {
      const held = client[key] ?? '';
      if (!isExample(held) && !isInside(held)) return [];
      const what = `${client.type}: ${key} is ${quoted(held)}`;
      return { place: `${CLIENTS}:${lineIn([index, key])}`, what, remedy, isHint: false };
    }),
  );
}

function inVoices(source: string): Placeholder[] {
  const { value, lineOf: lineIn } = readJson(source);
  const remedy = 'Put what a customer has said, or take it out; until then a build for a real address leaves it out.';
  return (value as { id: string; example?: boolean }[]).flatMap(({ id, example }, index) => {
    const place = `${VOICES}:${lineIn([index, 'example'])}`;
    return example ? { place, what: `the testimonial “${id}” is invented`, remedy, isHint: true } : [];
  });
}
