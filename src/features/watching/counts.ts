import { ContractBroken, NetworkFailure, ServerRefusal, SessionEnded } from '../../api/failures.ts';
import type { NotedCall, NotedFault, NotedTry } from '../../api/journal.ts';
import type { CallCount, FaultCount, TryCount } from '../../contract/report.ts';
import { DIRECTIVES, ERROR_NAMES, SPANS_MS } from '../../contract/values/report.ts';

/**
 * The most kinds of calls, or of faults, in a report. It must fit into what browsers send for a page that is being
 * left.
 */
const MOST_KINDS = 50;

/** Counts calls with the same outcome. Aborted calls are left out, since they have none. */
export function countCalls(calls: readonly NotedCall[]): CallCount[] {
  return countAlike(
    calls.flatMap(({ name, failure, base, ms, isOnline }) => {
      const how = outcomeOf(failure);
      const withinMs = SPANS_MS.find((span) => ms <= span) ?? SPANS_MS[SPANS_MS.length - 1];
      return how ? [{ call: name, ...how, base, withinMs: withinMs as CallCount['withinMs'], online: isOnline }] : [];
    }),
  );
}

/** Counts failed tries to reach addresses of the API. */
export function countTries(tries: readonly NotedTry[]): TryCount[] {
  return countAlike(
    tries.flatMap(({ base, failure }) => {
      if (!(failure instanceof NetworkFailure) || failure.reason.kind === 'code') return [];
      return [{ base, outcome: failure.reason.kind }];
    }),
  );
}

/** Counts equal faults. Leaves out what a call's outcome has reported already. */
export function countFaults(faults: readonly NotedFault[]): FaultCount[] {
  return countAlike(
    faults.flatMap((fault): Omit<FaultCount, 'count'>[] => {
      if (fault instanceof SecurityPolicyViolationEvent) {
        const directive = DIRECTIVES.find((each) => each === fault.effectiveDirective) ?? 'other';
        return [{ kind: 'policy', directive, ...placeOf(fault.sourceFile, fault.lineNumber, fault.columnNumber) }];
      }
      if (fault instanceof ErrorEvent) {
        const { error, filename, lineno, colno } = fault;
        return [{ kind: 'script', error: classOf(error), ...placeOf(filename, lineno, colno) }];
      }
      if (fault instanceof PromiseRejectionEvent) return [thrown('promise', fault.reason)];
      if (fault instanceof Event) return fault.type === 'error' ? [] : [{ kind: 'sleep' }];
      if (fault.kind === 'action' && fault.error instanceof ContractBroken) return [];
      return [fault.kind === 'code' ? { kind: 'code' } : thrown(fault.kind, fault.error)];
    }),
  );
}

/** A call's outcome as a report names it; undefined for an aborted call. */
function outcomeOf(failure: unknown): Pick<CallCount, 'outcome' | 'code'> | undefined {
  if (failure === undefined) return { outcome: 'answered' };
  if (failure instanceof ServerRefusal) {
    return { outcome: 'refused', ...(Number.isInteger(failure.code) && { code: failure.code }) };
  }
  if (failure instanceof SessionEnded) return { outcome: 'sessionEnded' };
  if (failure instanceof ContractBroken) return { outcome: 'contract' };
  if (!(failure instanceof NetworkFailure)) {
    return failure instanceof Error && failure.name === 'AbortError' ? undefined : { outcome: 'other' };
  }
  const { reason } = failure;
  if (reason.kind === 'status') return { outcome: 'status', code: reason.status };
  return { outcome: reason.kind === 'code' && reason.newVersion ? 'outdated' : reason.kind };
}

/** An error without its message, which may contain what the reader typed. */
function thrown(kind: FaultCount['kind'], error: unknown): Omit<FaultCount, 'count'> {
  if (!(error instanceof Error)) return { kind, error: 'Error' };
  // In some browsers the stack starts with the message.
  const [, file = '', line, column] =
    /(\S*):(\d+):(\d+)\)?$/m.exec((error.stack ?? '').replace(error.message, '')) ?? [];
  return {
    kind,
    error: classOf(error),
    ...(file && placeOf(file.replace(/^.*[(@]/, ''), Number(line), Number(column))),
  };
}

function classOf(error: unknown): FaultCount['error'] {
  return ERROR_NAMES.find((name) => name === Object(error).name) ?? 'Error';
}

/**
 * A place in one of the site's own scripts. Any other address is private and only reported as `page` (the page's own)
 * or `other`.
 */
function placeOf(address: string, line: number, column: number): Pick<FaultCount, 'file' | 'line' | 'column'> {
  const [path = ''] = address.split(/[?#]/);
  const own = path.startsWith(`${location.origin}/_astro/`) && /[\w.-]{1,60}\.[\w-]{8}\.js$/.exec(path);
  if (own) return { file: own[0], line, column };
  return { file: path === location.origin + location.pathname ? 'page' : 'other' };
}

/** Each distinct thing with its number of occurrences, at most `MOST_KINDS`. */
function countAlike<Thing extends object>(things: readonly Thing[]): (Thing & { count: number })[] {
  const counts = new Map<string, number>();
  for (const thing of things) {
    const key = JSON.stringify(thing);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].slice(0, MOST_KINDS).map(([key, count]) => ({ ...JSON.parse(key), count }));
}
