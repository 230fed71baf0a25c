import { existsSync, globSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { splitAtDivider } from '../console/split-at-divider.ts';

/** All steps, in the order in which they run. */
export const STEPS = ['types', 'lint', 'unit', 'model', 'build', 'recipes', 'browser', 'engines'] as const;
export type Step = (typeof STEPS)[number];

/** The plan of one run of the command. */
export interface Plan {
  steps: readonly Step[];
  /** The test files that a step should run. */
  filesOf(step: Step): string[];
  /** Were files named, so that a step runs only some of its files? */
  isFiltered: boolean;
  /** Passed to Playwright unchanged. */
  runnerArgs: readonly string[];
}

/** Thrown for invalid arguments; the message is for the user. */
export class ArgumentMistake extends Error {}

/**
 * Reads the command's arguments: steps, then the files that they are limited to; arguments after `--` are for
 * Playwright. `--verbose` may be anywhere before them (`console/run-tool.ts`). Anything that is not a step or a file is
 * a mistake, so that a typo never looks like a run without failures.
 */
export function readArguments(args: readonly string[]): Plan {
  const [own, runnerArgs] = splitAtDivider(args);
  const words = own.filter((word) => word !== '--verbose');
  const wanted = words.filter((word) => !isStep(word));
  const named = STEPS.filter((step) => words.includes(step));
  const steps = words.length === 0 ? STEPS : named;
  if (steps.length === 0) {
    throw new ArgumentMistake(
      `"${wanted[0]}" is no step. The steps are ${STEPS.join(', ')}; a test file is named after its step, as in: npm test -- unit one.test.ts`,
    );
  }
  for (const word of wanted) {
    if (steps.some((step) => testFiles(step, word).length > 0)) continue;
    throw new ArgumentMistake(
      `"${word}" is neither a step (${STEPS.join(', ')}) nor the path, or the end of the path, of a test file of ${steps.join(', ')}.`,
    );
  }
  if (runnerArgs.length > 0 && !steps.includes('browser')) {
    throw new ArgumentMistake(`"${runnerArgs.join(' ')}" is for the browser tests, but the step browser is not named.`);
  }
  return {
    steps,
    filesOf: (step) =>
      wanted.length > 0 ? [...new Set(wanted.flatMap((word) => testFiles(step, word)))] : testFiles(step),
    isFiltered: wanted.length > 0,
    runnerArgs,
  };
}

/** Does a path name this file, the end of its path, or a folder in it? The ending `.test.ts` may be left out. */
export function isMeant(file: string, path: string): boolean {
  const plain = (text: string): string => `/${text.replace(/\.test\.ts$|\/+$/, '')}/`;
  return plain(file).includes(plain(path));
}

function isStep(word: string): boolean {
  return (STEPS as readonly string[]).includes(word);
}

/** A step's test files: all, or those that a word names. Node's runner also accepts a file outside the project. */
function testFiles(step: Step, word?: string): string[] {
  const files = globSync(`tests/${step}/**/*.test.ts`).sort();
  if (word === undefined) return files;
  const path = existsSync(word) ? relative('.', word) : word;
  const isOutside = path.startsWith('..') && statSync(path, { throwIfNoEntry: false })?.isFile();
  if (isOutside && (step === 'unit' || step === 'model')) return [path];
  return files.filter((file) => isMeant(file, path));
}
