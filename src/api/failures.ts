/**
 * What can go wrong with a call. Each cause is a class of its own; words for them are found in `i18n/describe-failure.ts`.
 * `name` is written out because minifiers rename classes.
 */

/** The server understood and said no: a code other than 200, or an order's error. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: number;
  /** The server's own words, in one language or in two; undefined when it sent none that can be read. */
  readonly text: string | { cn: string; en: string } | undefined;

  constructor(code: number, text: ServerRefusal['text']) {
    super(`The server refused with code ${code}`);
    this.code = code;
    this.text = text;
  }
}

/** The server ended the session (logout flag). By now it is cleared. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Why a call got no answer from the API. `code`: the part of the site that makes the call did not come, so nothing was sent. */
export type NetworkReason =
  | { kind: 'offline' | 'unreachable' | 'timeout' | 'code' }
  | { kind: 'status'; status: number };

/** The call got no answer, or one from something other than the API (HTTP error). Not: a refusal. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: NetworkReason;

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

/** The browser would forget the session with the page, so signing in would only lead back to signing in. */
export class StorageBlocked extends Error {
  override readonly name = 'StorageBlocked';
}

/** The server named an address for paying that must not be followed (decisions: API): not https, and not our own. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}
