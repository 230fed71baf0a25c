/** What was found of an answer. */
export interface Finding {
  /** The site can't use it; or does with it although it should be otherwise; or could do better with less or more of it. */
  weight: 'unusable' | 'tolerated' | 'hint';
  /** Where in the answer, e.g. `goods.1.price.usd`; empty for the answer as a whole. */
  place: string;
  text: string;
}

/** What became of one call. */
export interface CallReport {
  call: string;
  /** As whom it was made, or with what. */
  as: string;
  /** HTTP status; undefined without an answer. */
  status?: number | undefined;
  /** The wrapper's code; undefined where there is none. */
  code?: number | undefined;
  ms?: number | undefined;
  bytes?: number | undefined;
  findings: Finding[];
  /** What the screen would show, in sentences. */
  shown: string[];
}

/** Everything that was found out about a server. */
export interface Report {
  api: string;
  /** What was found of how answers come: checks by their names. */
  transport: { name: string; findings: Finding[]; said: string }[];
  calls: CallReport[];
  /** Calls that were not made, and why. */
  left: { call: string; why: string }[];
}

/** Findings of a weight in a whole report. */
export function countOf({ transport, calls }: Report, weight: Finding['weight']): number {
  return [...transport, ...calls].flatMap(({ findings }) => findings).filter((one) => one.weight === weight).length;
}
