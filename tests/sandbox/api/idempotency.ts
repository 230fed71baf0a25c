import { createHash } from 'node:crypto';

/** A known request with a key. */
interface Known {
  /** A hash of the first body with this key. */
  body: string;
  /** The first answer. Undefined while it is not ready. */
  answer: unknown;
  atMs: number;
}

/**
 * What to do with a request that has a key: carry it out, send the first answer again, or refuse it. A refusal has this
 * HTTP status.
 */
export type KeyVerdict =
  | { kind: 'new'; keep(answer: unknown): void; release(): void }
  | { kind: 'again'; answer: unknown }
  | { kind: 'refused'; status: 400 | 409 | 422 };

/** The time for which a key is remembered (docs/api.md#idempotency-key). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Remembers the keys of requests, as a backend with `Idempotency-Key` would (IETF
 * draft-ietf-httpapi-idempotency-key-header). A key is valid for one caller and one call.
 */
export class IdempotencyKeys {
  #known = new Map<string, Known>();

  /** Forgets all keys. */
  clear(): void {
    this.#known.clear();
  }

  /** Decides what to do with a request by its header, an RFC 8941 string. Returns undefined without a header. */
  judge(header: string | undefined, scope: readonly (string | undefined)[], payload: unknown): KeyVerdict | undefined {
    if (header === undefined) return undefined;
    const key = /^"([ !#-[\]-~]{1,255})"$/.exec(header)?.[1];
    if (!key) return { kind: 'refused', status: 400 };
    const place = JSON.stringify([...scope, key]);
    const body = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
    const known = this.#known.get(place);
    if (known && Date.now() - known.atMs < KEPT_MS) {
      if (known.body !== body) return { kind: 'refused', status: 422 };
      return known.answer === undefined ? { kind: 'refused', status: 409 } : { kind: 'again', answer: known.answer };
    }
    const made: Known = { body, answer: undefined, atMs: Date.now() };
    this.#known.set(place, made);
    return {
      kind: 'new',
      keep(answer) {
        made.answer = answer;
      },
      release: () => this.#known.delete(place),
    };
  }
}
