/**
 * What an operator sets by environment variables, over the values that stand in files (docs/decisions/038-values-by-environment.md). Only
 * Node runs this: bundles get the finished values (`build/operator-values.ts`), so that nothing of the environment reaches a browser.
 */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** What every variable of the project begins with: hosts and CI services set names such as URL and SITE_NAME themselves. */
export const PREFIX = 'PETREL_';

/** Names another file than `.env`. It is no value of the site. */
export const FILE_VARIABLE = `${PREFIX}ENV_FILE`;

/** A value that a variable may give. */
export interface Setting {
  /** Where it stands among the file's values, such as `seller.name.zh`. */
  path: string;
  variable: string;
  /** Does a variable give it? */
  isSet: boolean;
}

/** Variables by their names, and where they come from. */
export interface Variables {
  values: Readonly<Record<string, string | undefined>>;
  /** The names that come from a file, and how that file is called; all others are of the environment. */
  file?: { name: string; holds: readonly string[] };
  /** What is wrong with the file, in a sentence each. */
  mistakes?: readonly string[];
}

/** The values that variables may give, filled as the modules that hold them are loaded. */
export interface Settings {
  /** Answers a value with what variables say in place of it, or of parts of it. */
  setting<Value>(path: string, inFile: Value): Value;
  /** All that may be set so far, in the order of the files. */
  all(): readonly Setting[];
  /** All variables of the project that are given, known or not. */
  given(): readonly string[];
  /** A variable as a sentence names it: with the file that it comes from. */
  called(variable: string): string;
  /** What could not be read, in a sentence each. */
  mistakes(): readonly string[];
}

/**
 * The variable of a value: its path in capitals.
 *
 * @example variableOf('seller.privacyEmail') // 'PETREL_SELLER_PRIVACY_EMAIL'
 */
export function variableOf(path: string): string {
  return PREFIX + path.replace(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, '_').toUpperCase();
}

/** Reads values from variables. */
export function openSettings({ values, file, mistakes: inFile = [] }: Variables): Settings {
  // By their paths: a file may be loaded anew while developing.
  const known = new Map<string, Setting>();
  const unread = new Map<string, string>();
  const called = (variable: string): string =>
    file?.holds.includes(variable) ? `${variable} in ${file.name}` : variable;

  function leaf(path: string, standard: unknown): unknown {
    const variable = variableOf(path);
    const raw = values[variable];
    known.set(path, { path, variable, isSet: raw !== undefined });
    unread.delete(path);
    if (raw === undefined) return standard;
    const { value, problem } = read(raw, standard);
    if (problem === undefined) return value;
    unread.set(path, `${called(variable)} ${problem}, as in ${variable}=${exampleOf(standard)}`);
    return standard;
  }

  function setting(path: string, standard: unknown): unknown {
    if (standard === null || typeof standard !== 'object' || Array.isArray(standard)) return leaf(path, standard);
    return Object.fromEntries(Object.entries(standard).map(([key, inner]) => [key, setting(`${path}.${key}`, inner)]));
  }

  return {
    setting: <Value>(path: string, standard: Value) => setting(path, standard) as Value,
    all: () => [...known.values()],
    given: () => Object.keys(values).filter((name) => name.toUpperCase().startsWith(PREFIX) && name !== FILE_VARIABLE),
    called,
    mistakes: () => [...inFile, ...unread.values()],
  };
}

/** A variable's text as a value of the kind that stands in the file, or what is wrong with it. Texts are taken as they are. */
function read(raw: string, standard: unknown): { value?: unknown; problem?: string } {
  const shown = JSON.stringify(raw);
  if (raw.trim() === '') return { problem: `is ${raw ? 'blank' : 'empty'}, and must be taken away or have a value` };
  if (typeof standard === 'boolean') {
    return /^(true|false)$/.test(raw)
      ? { value: raw === 'true' }
      : { problem: `is ${shown}, and must be true or false` };
  }
  if (typeof standard === 'number') {
    return /^\d{1,15}$/.test(raw)
      ? { value: Number(raw) }
      : { problem: `is ${shown}, and must be a whole number in digits` };
  }
  if (!Array.isArray(standard)) return { value: raw };
  const items = raw.split(/, ?/);
  return items.includes('')
    ? { problem: `is ${shown}, and must be addresses with a comma between each two, and none at its ends` }
    : { value: items };
}

function exampleOf(standard: unknown): string {
  if (Array.isArray(standard)) return 'https://one.example,https://two.example';
  return typeof standard === 'string' ? standard : String(standard ?? 'https://one.example');
}

/** The variables of this process, and below them those of `.env` in the project's folder, or of the file that `PETREL_ENV_FILE` names. */
function readVariables(): Variables {
  const { [FILE_VARIABLE]: named } = process.env;
  const name = named ?? '.env';
  const path = resolve(import.meta.dirname, '..', name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const missing = `${FILE_VARIABLE} is ${JSON.stringify(named)}, and there is no such file`;
    return { values: process.env, mistakes: named === undefined ? [] : [missing] };
  }
  const inFile = parseEnv(readFileSync(path, 'utf8'));
  return {
    values: { ...inFile, ...process.env },
    file: { name, holds: Object.keys(inFile).filter((key) => !(key in process.env)) },
  };
}

/** The settings of this process. */
export const settings = openSettings(readVariables());

/**
 * A value of a file, or what the environment says in place of it.
 *
 * @param path Its name among the values, as checks name it: `siteUrl`, `seller.name`.
 * @param inFile What it is otherwise; it says what a variable has to hold, and of a group each part has a variable of its own.
 */
export const { setting } = settings;
