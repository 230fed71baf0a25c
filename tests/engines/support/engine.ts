/** Milliseconds within which a page has to answer, if a test says nothing else. */
export const PATIENCE_MS = 5000;

/**
 * The actions of a test in a browser of another engine. Each implementation uses the engine's standard protocol, without
 * a library.
 */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs a function in the page and returns its result, which is sent as JSON. It rejects if the page does not answer within
   * `patienceMs` (`PATIENCE_MS`).
   */
  run<Answer, Input>(task: (input: Input) => Answer, input?: Input, patienceMs?: number): Promise<Answer>;
  /** Goes back in the history. */
  back(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Asks the page repeatedly until the answer is true. A page that is being left cannot answer, which does not count as a
 * failure.
 *
 * @param what Completes the error message “It did not come about that …”.
 * @throws If the answer is not true within 25 seconds.
 */
export async function until<Input>(
  engine: Pick<Engine, 'run'>,
  what: string,
  task: (input: Input) => unknown,
  input?: Input,
): Promise<void> {
  const endMs = Date.now() + 25_000;
  let patienceMs = 400;
  for (;;) {
    const askedMs = Date.now();
    if (await engine.run(task as (input: Input | undefined) => unknown, input, patienceMs).catch(() => false)) return;
    // On a slow machine an answer may simply take longer, so wait longer for the next one.
    if (Date.now() - askedMs >= patienceMs) patienceMs = Math.min(patienceMs * 2, PATIENCE_MS);
    if (Date.now() > endMs) {
      const place = await engine.run(() => `${location.href} ${document.body?.innerText.slice(0, 300)}`).catch(String);
      throw new Error(`It did not come about that ${what}; the page is ${place}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes the call of a function as an expression whose value is JSON. */
export function expressionOf(task: (input: never) => unknown, input: unknown): string {
  return `JSON.stringify((${task})(${JSON.stringify(input)})) ?? 'null'`;
}
