/** A finding about an answer. */
export interface Finding {
  /**
   * `unusable`: the site can't use it, or would mislead its readers with it. `tolerated`: the site accepts it, but it
   * should be different. `hint`: the site would work better with a change.
   */
  weight: 'unusable' | 'tolerated' | 'hint';
  /** Where in the answer, e.g. `goods.1.price.usd`; empty for the answer as a whole. */
  place: string;
  text: string;
}

/** The result of one call. */
export interface CallReport {
  call: string;
  /** As whom, or with what, it was made. */
  as: string;
  /** Was it made only to be refused, as one without a token? */
  isTry: boolean;
  /** HTTP status; undefined without an answer. */
  status?: number | undefined;
  /** The wrapper's code; undefined if there is none. */
  code?: number | undefined;
  ms?: number | undefined;
  bytes?: number | undefined;
  findings: Finding[];
  /** What the screen would show, in sentences. */
  shown: string[];
}

/** All results for a server. */
export interface Report {
  api: string;
  /** Findings about the transport of answers: checks by name. */
  transport: { name: string; findings: Finding[]; said: string }[];
  calls: CallReport[];
  /** Calls that the server does not have yet: it answers them just as a name that no server knows. */
  absent: string[];
  /** Calls that were not made, and why. */
  left: { call: string; why: string }[];
}

/** How many findings of this weight a report has. */
export function countOf({ transport, calls }: Report, weight: Finding['weight']): number {
  return [...transport, ...calls].flatMap(({ findings }) => findings).filter((one) => one.weight === weight).length;
}

/** The command's exit status: 1 if something is unusable, 3 if only calls are absent, else 0. */
export function exitStatus(report: Report): 0 | 1 | 3 {
  if (countOf(report, 'unusable') > 0) return 1;
  return report.absent.length > 0 ? 3 : 0;
}
