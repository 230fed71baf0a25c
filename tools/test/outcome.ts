/** A failed test or check. */
export interface Failure {
  name: string;
  /** File and line, if known. */
  place?: string | undefined;
  /** What went wrong; may have several lines. */
  message: string;
}

/** The result of a step. */
export interface Outcome {
  passed: number;
  /** How many failed. Can exceed the number of `failures`, because a test may fail only through its subtests. */
  failed: number;
  failures: readonly Failure[];
  /** What could not be tested on this machine. */
  missing?: readonly string[] | undefined;
}

/** Receives the progress of a step. */
export interface Watch {
  /** Called with how far the step has come. */
  tell(detail: string): void;
  /** Is the output of tools shown directly, instead of being kept for failures? */
  isVerbose: boolean;
}

/** Ignores the progress. */
export const SILENT: Watch = { tell() {}, isVerbose: false };

/** The sum of several outcomes. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** A failure in full, indented below its name. */
export function describeFailure({ name, place, message }: Failure): string {
  const lines = [...(place ? [place] : []), ...message.trim().split('\n')];
  return [name, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
