import { ServerRefusal } from '#api/failures.ts';
import { onlyDigits } from '#core/digits.ts';

const CODE_EXPIRED = 12009;
const TOO_MANY_CODES = 12011;

/** Error codes that send password recovery back to its first step (docs/behaviour/recovery.md#restart-codes). */
export const RESTART_RECOVERY_CODES: readonly number[] = [CODE_EXPIRED, TOO_MANY_CODES];

/** True if the server refused the code because it had expired. */
export function isExpiredCode(failure: unknown): boolean {
  return failure instanceof ServerRefusal && failure.code === CODE_EXPIRED;
}

/** The number of digits of a recovery code. */
export const CODE_LENGTH = 6;

/**
 * The code after typing. Digits are added up to 6, and all other characters are ignored
 * (docs/behaviour/recovery.md#code-entry). Several digits at once are accepted, as a phone's suggestion inserts them.
 *
 * @example typeDigit('12', '3') // '123'
 * @example typeDigit('12', 'x') // '12'
 */
export function typeDigit(code: string, typed: string): string {
  return (code + onlyDigits(typed)).slice(0, CODE_LENGTH);
}

/**
 * The code after a paste, which replaces the old code. Pasted digits alone are cut to 6. From a mail's sentence, six
 * digits in a row are taken. If there are several such rows, the one behind the word for a code is taken. Other
 * figures, such as a date, are left out. A paste without a code changes nothing.
 *
 * @example pasteDigits('9', ' 123 456 78') // '123456'
 * @example pasteDigits('9', '10分钟内有效的验证码：482913') // '482913'
 */
export function pasteDigits(code: string, pasted: string): string {
  const text = pasted.normalize('NFKC');
  const digits = onlyDigits(text);
  if (/^[\d\s-]*$/.test(text)) return digits.slice(0, CODE_LENGTH) || code;
  const found = NAMED.exec(text) ?? RUN.exec(text) ?? APART.exec(text);
  return onlyDigits(found?.[1] ?? '') || (digits.length <= CODE_LENGTH && digits) || code;
}

/** Six digits behind the word for a code (`NAMED`), six in a row (`RUN`), and six in groups (`APART`). */
const NAMED = /(?:[码碼]|code|otp|pin)\D{0,20}?(?<!\d)(\d{6})(?!\d)/i;
const RUN = /(?<!\d)(\d{6})(?!\d)/;
const APART = /(?<![\d-])(\d{3}[ -]\d{3}|\d{2}[ -]\d{2}[ -]\d{2})(?![\d-])/;

/**
 * The code after backspace, without its last digit.
 *
 * @example eraseDigit('123') // '12'
 */
export function eraseDigit(code: string): string {
  return code.slice(0, -1);
}

/** True if the code has all 6 digits, so that it can be verified. */
export function isComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Seconds to wait before another code can be requested. */
const RESEND_WAIT_SECONDS = 60;

/**
 * Whole seconds until another code can be requested: 60 at the start, and 0 when the wait is over
 * (docs/behaviour/recovery.md#resend-wait). `startedAtMs` is null if no code was requested or the request failed. If
 * the clock was set back, the result is 0, because the wait would otherwise be far too long.
 *
 * @example secondsToWait(1000, 1000) // 60
 * @example secondsToWait(1000, 60_500) // 1
 */
export function secondsToWait(startedAtMs: number | null, nowMs: number): number {
  if (startedAtMs === null || nowMs < startedAtMs) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (nowMs - startedAtMs) / 1000));
}
