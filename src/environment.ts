/**
 * Reads the values that an operator sets by environment variables. They override the values in files
 * (docs/decisions/038-values-by-environment.md). Only Node runs this module. Bundles get the finished values
 * (`build-steps/values/plugin.ts`), so that nothing else of the environment reaches a browser.
 */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The prefix of the project's variables. Without it they could clash with variables of hosts and CI services, such as
 * URL.
 */
export const PREFIX = 'PETREL_';

/** The variable that names a file to read instead of `.env`. It is not a value of the site. */
export const FILE_VARIABLE = `${PREFIX}ENV_FILE`;

/** Variables by name, and their source. */
interface Variables {
  values: Readonly<Record<string, string | undefined>>;
  /** The file's name and text, and the variables that come from it. All others come from the environment. */
  file?: { name: string; text?: string; holds: readonly string[] };
  /** The mistakes in the file, one sentence each. */
  mistakes?: readonly string[];
}

/** The values that variables can set. The list is filled while the modules with these values load. */
export type Settings = ReturnType<typeof openSettings>;

/**
 * The name of a value's variable, which is the value's path in capitals.
 *
 * @example variableOf('seller.privacyEmail') // 'PETREL_SELLER_PRIVACY_EMAIL'
 */
export function variableOf(path: string): string {
  return PREFIX + path.replace(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, '_').toUpperCase();
}

/** Reads values from variables. */
export function openSettings({ values, file, mistakes = [] }: Variables) {
  // The map is by path, because the development server may load a file again.
  const known = new Map<string, { path: string; variable: string; isSet: boolean; problem?: string }>();
  const called = (variable: string) => (file?.holds.includes(variable) ? `${variable} in ${file.name}` : variable);

  function read(path: string, inFile: unknown): unknown {
    if (inFile !== null && typeof inFile === 'object' && !Array.isArray(inFile)) {
      return Object.fromEntries(Object.entries(inFile).map(([key, inner]) => [key, read(`${path}.${key}`, inner)]));
    }
    const variable = variableOf(path);
    const raw = values[variable];
    const { value = inFile, must = undefined } = raw === undefined ? {} : parse(raw, inFile);
    const problem = must && `${called(variable)} is ${must}, as in ${variable}=${exampleOf(inFile)}`;
    known.set(path, { path, variable, isSet: raw !== undefined, problem });
    return value;
  }

  return {
    /** Returns a value. The parts that variables set are replaced. */
    setting: <Value>(path: string, inFile: Value): Value => read(path, inFile) as Value,
    /** All values that can be set so far, in the order of the files. A path looks like `seller.name.zh`. */
    all: () => [...known.values()],
    /** All given variables of the project, known or not. */
    given: () => Object.keys(values).filter((name) => name.toUpperCase().startsWith(PREFIX) && name !== FILE_VARIABLE),
    /** The file with variables, if there is one. */
    file,
    /** A variable's name for a message, with the file that it comes from. */
    called,
    /** Everything that could not be read, one sentence each. */
    mistakes: () => [...mistakes, ...[...known.values()].flatMap(({ problem }) => problem ?? [])],
  };
}

/**
 * Converts a variable's text to the type of the value in the file, or says what is wrong with it. A value that is a text
 * is taken unchanged.
 */
function parse(raw: string, inFile: unknown): { value?: unknown; must?: string } {
  const but = (rule: string) => ({ must: `${JSON.stringify(raw)}, and must be ${rule}` });
  if (raw.trim() === '') return { must: `${raw ? 'blank' : 'empty'}, and must be taken away or have a value` };
  if (typeof inFile === 'boolean') return /^(true|false)$/.test(raw) ? { value: raw === 'true' } : but('true or false');
  if (typeof inFile === 'number') return /^\d{1,15}$/.test(raw) ? { value: +raw } : but('a whole number in digits');
  if (!Array.isArray(inFile)) return { value: raw };
  const value = raw.split(/, ?/);
  return value.includes('') ? but('addresses with a comma between each two, and none at its ends') : { value };
}

function exampleOf(inFile: unknown): string {
  return Array.isArray(inFile) ? 'https://one.example,https://two.example' : String(inFile ?? 'https://one.example');
}

/**
 * The variables of this process, then those of a file. The file is `.env` in the project's folder, or the one that
 * `PETREL_ENV_FILE` names.
 */
function readVariables(): Variables {
  const { [FILE_VARIABLE]: named } = process.env;
  const name = named ?? '.env';
  const path = resolve(import.meta.dirname, '..', name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const missing = `${FILE_VARIABLE} is ${JSON.stringify(named)}, and there is no such file`;
    return { values: process.env, mistakes: named === undefined ? [] : [missing] };
  }
  const text = readFileSync(path, 'utf8');
  const inFile = parseEnv(text);
  return {
    values: { ...inFile, ...process.env },
    file: { name, text, holds: Object.keys(inFile).filter((key) => !(key in process.env)) },
  };
}

/** The settings of this process. */
export const settings = openSettings(readVariables());

/**
 * Returns a value from a file, or the environment's value for it.
 *
 * @param path the value's name in messages: `siteUrl`, `seller.name`
 * @param inFile the default; its type decides what a variable may hold, and each part of a group has its own variable
 */
export const { setting } = settings;
