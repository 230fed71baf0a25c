import { type ServerResponse, STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import type { AnyCall } from '#contract/call.ts';
import { breakOff, send, sendJson } from '../host/http.ts';
import { encodeMessage, Refusal, refusalWrapper } from './refusal.ts';

/** A fault that a test orders (tests/sandbox/README.md#faults). */
export const FaultOrder = v.strictObject({
  /** The call's name; `*` means any call. */
  call: v.string(),
  kind: v.picklist([
    ...(['http500', 'status', 'html', 'silent', 'notJson', 'brokenContract', 'rewrite', 'logout', 'refuse'] as const),
    ...(['drop', 'lost', 'slow'] as const),
  ]),
  /** For `slow`: how long the answer waits, in milliseconds. */
  ms: v.optional(v.number(), 3000),
  /** For `status`: the HTTP status. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  /** The number of calls that it affects; -1 means until it is cleared. */
  times: v.optional(v.number(), 1),
  /** For `rewrite`: new values for places such as `bean.goods.0.l1`. Without a value the place is removed. */
  changes: v.optional(v.array(v.strictObject({ at: v.string(), value: v.optional(v.unknown()) })), []),
  /** For `refuse`: the wrapper's code. */
  code: v.optional(v.number(), 400),
  /** For `refuse`: the text in the wrapper's `bean`. */
  bean: v.optional(v.string()),
  /** For `refuse`: the wrapper's `msg`, as texts or as a string that is sent unchanged. Null sends no `msg`. */
  msg: v.optional(v.nullable(v.union([v.string(), v.object({ cn: v.string(), en: v.string() })])), {
    cn: '测试拒绝',
    en: 'Refused by the test',
  }),
});
/** A fault as a test writes it. */
export type FaultOrder = v.InferInput<typeof FaultOrder>;
type Fault = v.InferOutput<typeof FaultOrder>;

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

  /** Returns the fault for this call, if there is one, and counts its use. */
  take(call: string): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === call || waiting.call === '*');
    if (fault && fault.times > 0) fault.times -= 1;
    if (fault?.times === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }
}

/** Waits, for `slow`. The timer does not keep the process alive. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Returns the answer as its fault changes it. */
export function changedAnswer(fault: Fault | undefined, answer: unknown): unknown {
  return fault?.kind === 'rewrite' ? rewritten(answer, fault.changes) : answer;
}

/**
 * Answers a call with its fault instead of its handler. Returns false if the handler must answer, as with `slow` and `lost`.
 */
export function sendFault(
  response: ServerResponse,
  fault: Fault,
  call: AnyCall,
  headers: Record<string, string>,
): boolean {
  const text = (status: number, body: string, type = 'text/plain') =>
    send(response, status, { ...headers, 'content-type': `${type}; charset=utf-8` }, body);
  const wrapper = (answer: unknown) => sendJson(response, 200, answer, headers);
  const instead: Partial<Record<Fault['kind'], () => void>> = {
    // The connection stays open until the browser gives up or the sandbox closes.
    silent: () => {},
    drop: () => breakOff(response),
    http500: () => text(500, 'Internal Server Error'),
    status: () => text(fault.status, STATUS_CODES[fault.status] ?? 'Error'),
    html: () => text(200, '<!DOCTYPE html><title>Sign in</title><h1>Welcome to the hotel</h1>', 'text/html'),
    notJson: () => text(200, '{"code":200,"bean":{', 'application/json'),
    brokenContract: () => wrapper(brokenAnswer(call)),
    logout: () => wrapper(refusalWrapper(new Refusal('notSignedIn'))),
    refuse: () => wrapper(refusedAnswer(fault)),
  };
  instead[fault.kind]?.();
  return fault.kind in instead;
}

/**
 * Returns an answer with other values at some places. Throws if a place does not exist, because then the test would
 * prove nothing.
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

/** Returns an answer that breaks the contract: a number as bean. If the bean may be anything, returns a broken wrapper. */
function brokenAnswer(call: AnyCall): unknown {
  return v.safeParse(call.bean, 42).typed ? { status: 'ok' } : { code: 200, bean: 42 };
}

function refusedAnswer({ code, bean, msg }: Fault): unknown {
  const encoded = typeof msg === 'object' && msg ? encodeMessage(msg) : msg;
  return { code, ...(bean !== undefined && { bean }), logout: false, ...(encoded !== null && { msg: encoded }) };
}
