import { type ServerResponse, STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import type { AnyCall } from '../../../src/contract/call.ts';
import { breakOff, send, sendJson } from '../host/http.ts';
import { encodeMessage, Refusal, refusalWrapper } from './refusal.ts';

/** A fault ordered by a test (tests/sandbox/README.md#faults). */
export const FaultOrder = v.strictObject({
  /** The call's name; `*` = any call. */
  call: v.string(),
  kind: v.picklist([
    'http500',
    'html',
    'brokenContract',
    'notJson',
    'drop',
    'lost',
    'hangUp',
    'slow',
    'silent',
    'status',
    'rewrite',
    'logout',
    'refuse',
  ]),
  /** For `slow`: how long the answer waits. */
  ms: v.optional(v.number(), 3000),
  /** For `status`: the HTTP status. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  /** How many calls it affects; -1 = until cleared. */
  times: v.optional(v.number(), 1),
  /**
   * For `rewrite`: new values for places in the answer, such as `bean.goods.0.l1`; without a value the place is
   * removed.
   */
  changes: v.optional(v.array(v.strictObject({ at: v.string(), value: v.optional(v.unknown()) })), []),
  /** For `refuse`: the wrapper's code … */
  code: v.optional(v.number(), 400),
  /** … its text in `bean` … */
  bean: v.optional(v.string()),
  /** … and its `msg`: texts, or a string sent unchanged (null: no `msg`). */
  msg: v.optional(v.nullable(v.union([v.string(), v.object({ cn: v.string(), en: v.string() })])), {
    cn: '测试拒绝',
    en: 'Refused by the test',
  }),
});
export type FaultOrder = v.InferInput<typeof FaultOrder>;
type Fault = v.InferOutput<typeof FaultOrder>;

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const JSON_TEXT = { 'content-type': 'application/json; charset=utf-8' };

/** The faults that wait for their calls, oldest first. */
export class Faults {
  #waiting: Fault[] = [];

  /** Orders a fault. Throws if it is invalid. */
  set(order: FaultOrder): void {
    this.#waiting.push(v.parse(FaultOrder, order));
  }

  /** Forgets all faults. */
  clear(): void {
    this.#waiting = [];
  }

  /** The fault for this call, if any; counts its uses. */
  take(call: string): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === call || waiting.call === '*');
    if (fault && fault.times > 0) fault.times -= 1;
    if (fault?.times === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }
}

/** Waits, for `slow`; the timer does not keep a process alive. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** The answer, changed by its fault. */
export function changedAnswer(fault: Fault | undefined, answer: unknown): unknown {
  return fault?.kind === 'rewrite' ? rewritten(answer, fault.changes) : answer;
}

/**
 * Answers a call with its fault instead of its handler. False if the call is handled normally, as with `slow` and
 * `lost`.
 */
export function sendFault(
  response: ServerResponse,
  fault: Fault,
  call: AnyCall,
  headers: Record<string, string>,
): boolean {
  switch (fault.kind) {
    case 'slow':
    case 'lost':
    case 'hangUp':
    case 'rewrite':
      return false;
    case 'silent':
      // The connection stays open until the browser gives up or the sandbox closes.
      return true;
    case 'status':
      send(response, fault.status, { ...headers, ...PLAIN_TEXT }, STATUS_CODES[fault.status] ?? 'Error');
      return true;
    case 'drop':
      breakOff(response);
      return true;
    case 'http500':
      send(response, 500, { ...headers, ...PLAIN_TEXT }, 'Internal Server Error');
      return true;
    case 'html': {
      const page = '<!DOCTYPE html><title>Sign in to this network</title><h1>Welcome to the hotel</h1>';
      send(response, 200, { ...headers, 'content-type': 'text/html; charset=utf-8' }, page);
      return true;
    }
    case 'notJson':
      send(response, 200, { ...headers, ...JSON_TEXT }, '{"code":200,"bean":{');
      return true;
    case 'brokenContract':
      sendJson(response, 200, brokenAnswer(call), headers);
      return true;
    case 'logout':
      sendJson(response, 200, refusalWrapper(new Refusal('notSignedIn')), headers);
      return true;
    case 'refuse':
      sendJson(response, 200, refusedAnswer(fault), headers);
      return true;
  }
}

/**
 * An answer with other values at some places. Throws if a place does not exist, because then a test would prove
 * nothing.
 */
export function rewritten(answer: unknown, changes: Fault['changes']): unknown {
  const copy = structuredClone(answer);
  for (const { at, value } of changes) {
    const keys = at.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((holder, key) => Object(holder[key]), Object(copy));
    if (!(last in parent)) throw new Error(`There is nothing at ${at}`);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

/** An answer that breaks the contract: a number as bean; if the bean may be anything, a broken wrapper. */
function brokenAnswer(call: AnyCall): unknown {
  return v.safeParse(call.bean, 42).typed ? { status: 'ok' } : { code: 200, bean: 42 };
}

function refusedAnswer({ code, bean, msg }: Fault): unknown {
  const encoded = typeof msg === 'object' && msg ? encodeMessage(msg) : msg;
  return { code, ...(bean !== undefined && { bean }), logout: false, ...(encoded !== null && { msg: encoded }) };
}
