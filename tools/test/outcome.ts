/** A test, or a check, that failed. */
export interface Failure {
  name: string;
  /** File and line, if known. */
  place?: string | undefined;
  /** What went wrong; may span several lines. */
  message: string;
}

/** What a step's runner reports. */
export interface Outcome {
  passed: number;
  /** How many failed. Can exceed the number of `failures`, since a test may fail only because its subtests did. */
  failed: number;
  failures: readonly Failure[];
  /** What could not be tried on this machine. */
  missing?: readonly string[] | undefined;
}

/** Somebody who waits for a step. */
export interface Watch {
  /** Takes how far the step has come. */
  tell(detail: string): void;
  /** Is what tools write shown at once, instead of kept for failures? */
  isVerbose: boolean;
}

/** Nobody waits. */
export const SILENT: Watch = { tell() {}, isVerbose: false };

/** The sum of several outcomes. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** A failure in full, each line indented below the name. */
export function describeFailure({ name, place, message }: Failure): string {
  const lines = [...(place ? [place] : []), ...message.trim().split('\n')];
  return [name, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
