/**
 * The ways in which a call can fail (docs/behaviour/errors.md#failures). Each cause has its own class.
 * `i18n/describe-failure.ts` has the texts. Each class writes out `name`, because minifiers rename classes.
 */

/** The server understood the call and refused it: with a code other than 200, or with an order's error. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: number;
  /** The server's own text, in one language or two; undefined if it sent no readable text. */
  readonly text: string | { cn: string; en: string } | undefined;

  constructor(code: number, text: ServerRefusal['text']) {
    super(`The server refused with code ${code}`);
    this.code = code;
    this.text = text;
  }
}

/** The server ended the session with the logout flag. The session is already cleared when this is thrown. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * The reason why a call got no answer from the API. `code` means that the site's own code could not be fetched, so
 * nothing was sent.
 */
export type NetworkReason =
  | { kind: 'offline' | 'unreachable' | 'timeout' }
  /** If another version of the site is online: the text that tells the visitor so. */
  | { kind: 'code'; newVersion?: string | undefined }
  /** If the server asks to wait before another call (`Retry-After`): the seconds. */
  | { kind: 'status'; status: number; waitSeconds?: number | undefined };

/**
 * The call got no answer, or an answer that is not the API's (an HTTP error). A refusal by the server is not one of
 * these.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: NetworkReason;
  /** True if no address of the API answered the check before the call, so that nothing was sent. */
  declare isUnsent?: true;

  constructor(reason: NetworkReason, options?: ErrorOptions) {
    super(`No answer: ${reason.kind}`, options);
    this.reason = reason;
  }
}

/** The longest wait in seconds that a text names. After a longer one, nobody sits and waits. */
const LONGEST_WAIT_SECONDS = 600;

/** The failure of a call that was answered with an HTTP error. `retryAfter` is the header of the same name. */
export function statusFailure(status: number, retryAfter: string | null): NetworkFailure {
  const seconds = Number(/^\d{1,6}$/.exec(retryAfter ?? '')?.[0] ?? 0);
  const waitSeconds = seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined;
  return new NetworkFailure({ kind: 'status', status, ...(waitSeconds && { waitSeconds }) });
}

/** The answer breaks the contract. `issues` names the fields, for the console. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
  readonly call: string;
  readonly issues: readonly string[];

  constructor(call: string, issues: readonly string[]) {
    super(`${call} broke the contract: ${issues.join('; ')}`);
    this.call = call;
    this.issues = issues;
  }
}

/** The browser stores nothing, so the session would end with the page. */
export class StorageBlocked extends Error {
  override readonly name = 'StorageBlocked';
}

/** The server named a payment address that must not be followed (docs/behaviour/checkout.md#followed-addresses). */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}

/** Marks the failure of a check and throws it. The mark says that the call after the check was never sent. */
export function rejectAsUnsent(failure: unknown): never {
  if (failure instanceof NetworkFailure) failure.isUnsent = true;
  throw failure;
}
