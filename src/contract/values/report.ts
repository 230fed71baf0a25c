/** Upper bounds by which reports group the duration of calls, in milliseconds. */
export const SPANS_MS = [100, 300, 1_000, 3_000, 10_000, 30_000, 600_000] as const;

/** Names of errors that browsers and this site use; any other is reported as `Error`. */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
  'SecurityError',
  'QuotaExceededError',
  'NotAllowedError',
  'InvalidStateError',
  'NetworkError',
  'AbortError',
  'TimeoutError',
  'UnsafeAddress',
] as const;

/** What a content security policy can forbid. */
export const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'form-action',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
  'other',
] as const;
