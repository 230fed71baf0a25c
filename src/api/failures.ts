/**
 * What can go wrong with a call (docs/behaviour/errors.md#failures). Each cause has its own class;
 * `i18n/describe-failure.ts` has the texts. `name` is written out because minifiers rename classes.
 */

/** The server understood the call and refused it: a code other than 200, or an order's error. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: number;
  /** The server's own text, in one language or two; undefined if it sent none that can be read. */
  readonly text: string | { cn: string; en: string } | undefined;

  constructor(code: number, text: ServerRefusal['text']) {
    super(`The server refused with code ${code}`);
    this.code = code;
    this.text = text;
  }
}

/** The server ended the session with the logout flag. It is already cleared when this is thrown. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * Why a call got no answer from the API. `code`: the site's own code for the call could not be fetched, so nothing was
 * sent.
 */
export type NetworkReason =
  | { kind: 'offline' | 'unreachable' | 'timeout' }
  /**
   * `newVersion`: set if another version of the site is online; the text that tells the visitor so, which only the new
   * version has.
   */
  | { kind: 'code'; newVersion?: string | undefined }
  | { kind: 'status'; status: number };

/** The call got no answer, or one from something other than the API (an HTTP error). A refusal is not one of these. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: NetworkReason;
  /** Set if no address of the API answered the check before the call, so that nothing was sent. */
  declare isUnsent?: true;

  constructor(reason: NetworkReason, options?: ErrorOptions) {
    super(`No answer: ${reason.kind}`, options);
    this.reason = reason;
  }
}

/** The answer is not what the contract says; `issues` names the fields, for the console. */
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

/**
 * The browser stores nothing: the session would end with the page, and signing in would only lead back to the login.
 */
export class StorageBlocked extends Error {
  override readonly name = 'StorageBlocked';
}

/** The server named a payment address that must not be followed (docs/behaviour/checkout.md#followed-addresses). */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}

/** Throws the failure of a check, marked: what was to be sent after it was not. */
export function rejectAsUnsent(failure: unknown): never {
  if (failure instanceof NetworkFailure) failure.isUnsent = true;
  throw failure;
}
