import { createHash } from 'node:crypto';

/** What is known of a request that came with a key. */
interface Known {
  /** A mark of the body that came first with it. */
  body: string;
  /** The first answer; undefined while it is being worked on. */
  answer: unknown;
  atMs: number;
}

/** What to do with a request that came with a key: work on it, give the first answer again, or refuse with this HTTP status. */
export type KeyVerdict =
  | { kind: 'new'; keep(answer: unknown): void; release(): void }
  | { kind: 'again'; answer: unknown }
  | { kind: 'refused'; status: 400 | 409 | 422 };

/** How long a key is remembered (docs/api.md#idempotency-key). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Remembers the keys of requests, as a backend would that takes `Idempotency-Key`: written from the IETF's draft-ietf-httpapi-idempotency-key-header.
 * A key counts for its caller and its call.
 */
export class IdempotencyKeys {
  #known = new Map<string, Known>();

  /** Forgets all keys. */
  clear(): void {
    this.#known.clear();
  }

  /** Judges a request by its header, an RFC 8941 string. Undefined without one. */
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
