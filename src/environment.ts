/**
 * What an operator sets by environment variables, over the values that stand in files (docs/decisions/038-values-by-environment.md). Only
 * Node runs this: bundles get the finished values (`build/values/plugin.ts`), so that nothing of the environment reaches a browser.
 */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** What every variable of the project begins with: hosts and CI services set names such as URL and SITE_NAME themselves. */
export const PREFIX = 'PETREL_';

/** Names another file than `.env`. It is no value of the site. */
export const FILE_VARIABLE = `${PREFIX}ENV_FILE`;

/** Variables by their names, and where they come from. */
interface Variables {
  values: Readonly<Record<string, string | undefined>>;
  /** The names that come from a file, and how that file is called; all others are of the environment. */
  file?: { name: string; holds: readonly string[] };
  /** What is wrong with the file, in a sentence each. */
  mistakes?: readonly string[];
}

/** The values that variables may give, filled as the modules that hold them are loaded. */
export type Settings = ReturnType<typeof openSettings>;

/**
 * The variable of a value: its path in capitals.
 *
 * @example variableOf('seller.privacyEmail') // 'PETREL_SELLER_PRIVACY_EMAIL'
 */
export function variableOf(path: string): string {
  return PREFIX + path.replace(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, '_').toUpperCase();
}

/** Reads values from variables. */
export function openSettings({ values, file, mistakes = [] }: Variables) {
  // By their paths: a file may be loaded anew while developing.
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
    /** Answers a value with what variables say in place of it, or of parts of it. */
    setting: <Value>(path: string, inFile: Value): Value => read(path, inFile) as Value,
    /** All that may be set so far, in the order of the files: by its path there, such as `seller.name.zh`. */
    all: () => [...known.values()],
    /** All variables of the project that are given, known or not. */
    given: () => Object.keys(values).filter((name) => name.toUpperCase().startsWith(PREFIX) && name !== FILE_VARIABLE),
    /** A variable as a sentence names it: with the file that it comes from. */
    called,
    /** What could not be read, in a sentence each. */
    mistakes: () => [...mistakes, ...[...known.values()].flatMap(({ problem }) => problem ?? [])],
  };
}

/** A variable's text as a value of the kind that stands in the file, or what it is and must be. Texts are taken as they are. */
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
