import type * as v from 'valibot';

/** A call as it arrived. It is stored only in memory, because it may contain passwords. */
export interface RecordedCall {
  name: string;
  payload: unknown;
  headers: Record<string, string>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A request that breaks the contract. */
export interface RecordedRefusal {
  call: string;
  /** The mistakes, field by field. They never contain a value that was sent. */
  reasons: string[];
}

/** The requests to a running sandbox. */
export class Recorder {
  calls: RecordedCall[] = [];
  refusals: RecordedRefusal[] = [];

  /** Forgets everything. */
  clear(): void {
    this.calls = [];
    this.refusals = [];
  }
}

/** Returns schema issues as sentences such as `title: expected string, got number`, without any value that was sent. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], path = ''): string[] {
  return issues.flatMap((issue) => {
    const field = [path, ...(issue.path ?? []).map(({ key }) => String(key))].filter(Boolean).join('.');
    if (issue.issues) return describeIssues(issue.issues, field);
    if (issue.expected === 'never') return [`${field}: is not taken`];
    if (issue.input === undefined) return [`${field}: is missing`];
    const got = issue.input === null ? 'null' : typeof issue.input;
    return [`${field || '(payload)'}: expected ${issue.expected ?? issue.type}, got ${got}`];
  });
}

/** Returns a payload for the record. Files are replaced by their type and size. */
export function withoutFiles(payload: unknown): unknown {
  if (payload instanceof Blob) return { type: payload.type, size: payload.size };
  if (Array.isArray(payload)) return payload.map(withoutFiles);
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, withoutFiles(value)]));
}
