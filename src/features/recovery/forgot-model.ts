import { atom, map } from 'nanostores';
import { ServerRefusal } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { type EmailProblem, emailProblem, readEmail } from '#core/email.ts';
import { isNewPassword } from '#domain/password.ts';
import { href } from '#routes/href.ts';
import { keepLoginHint } from '#session/login-hint.ts';
import { keepNotice } from '#session/notice.ts';
import { createAction } from '#stores/action-state.ts';
import {
  eraseDigit,
  isComplete,
  pasteDigits,
  RESTART_RECOVERY_CODES,
  secondsToWait,
  typeDigit,
} from './recovery-code.ts';
import { createRecoveryKeeper, type Recovery } from './stored-recovery.ts';

const BLANK: Recovery = { step: 'email', email: '', code: '', startedAt: null };

/** The model of password recovery, by a code in three steps or by a link (docs/behaviour/recovery.md#steps). */
export function createForgotPassword(dependencies: Dependencies) {
  const $recovery = map<Recovery>({ ...BLANK });
  const keeper = createRecoveryKeeper(dependencies);
  /** True if the form started with an address that was typed in an earlier tab. */
  const $isRestored = atom(false);
  /** The problem of the e-mail address. It is set when the member tries to send. */
  const $emailProblem = atom<EmailProblem | null>(null);
  /** Seconds until another code can be requested. */
  const $wait = atom(0);
  /** The failure that led recovery back to its first step. */
  const $restart = atom<unknown>();
  /** The server's refusal of a wrong code. */
  const $wrongCode = atom<ServerRefusal | null>(null);
  /** Why the typed text cannot be a code (docs/behaviour/recovery.md#code-entry). */
  const $codeProblem = atom<'empty' | 'numeric' | 'length' | null>(null);
  const $passwords = map({ password: '', repeated: '' });
  /** True once the form has looked for a stored recovery. Before that, nothing may overwrite the stored recovery. */
  let isAwake = false;

  const update = (change: Partial<Recovery>): void => {
    $recovery.set({ ...$recovery.get(), ...change });
    keeper.keep($recovery.get());
    tick();
  };
  const tick = (): void => $wait.set(secondsToWait($recovery.get().startedAt, dependencies.nowMs()));
  const restart = (failure: unknown): boolean => {
    if (!(failure instanceof ServerRefusal && RESTART_RECOVERY_CODES.includes(failure.code))) return false;
    $restart.set(failure);
    update({ step: 'email', code: '' });
    return true;
  };
  const sending = createAction(restart);
  const linking = createAction(restart);
  const verifying = createAction((failure) => {
    if (restart(failure)) return true;
    if (!(failure instanceof ServerRefusal)) return false;
    $wrongCode.set(failure);
    update({ code: '' });
    return true;
  });
  const resetting = createAction(restart);

  const checkEmail = (): string | null => {
    const email = readEmail($recovery.get().email);
    $emailProblem.set(emailProblem(email));
    return $emailProblem.get() ? null : email;
  };
  const leaveForLogin = (notice: 'passwordReset' | 'resetLinkSent'): void => {
    keeper.forget();
    keepNotice(notice);
    keepLoginHint($recovery.get().email);
    dependencies.leave(href('login', { locale: dependencies.locale }));
  };
  const verify = async (): Promise<void> => {
    const { email, code } = $recovery.get();
    if (!isComplete(code)) return $codeProblem.set(code ? 'length' : 'empty');
    await verifying.run(async () => {
      await dependencies.send('forgotCodeVerify', { email, code });
      update({ step: 'password' });
    });
  };
  /** Stores the code's new digits. The sixth digit starts the verification. */
  const setCode = async (code: string, typed = ''): Promise<void> => {
    if (verifying.$isBusy.get()) return;
    $wrongCode.set(null);
    $codeProblem.set(!isComplete(code) && /\p{L}/u.test(typed) ? 'numeric' : null);
    verifying.clear();
    update({ code });
    if (isComplete(code)) await verify();
  };

  return {
    $recovery,
    $isRestored,
    $emailProblem,
    $wait,
    $restart,
    $wrongCode,
    $codeProblem,
    $passwords,
    sending,
    linking,
    verifying,
    resetting,
    verify,
    /** Updates the wait. It must be called every second. */
    tick,
    /**
     * Continues a recovery after a reload or in a new tab. An address typed meanwhile takes precedence and starts a new
     * recovery.
     */
    resume(): void {
      const kept = keeper.read();
      const typed = $recovery.get().email;
      isAwake = true;
      if (typed && typed !== kept?.recovery.email) update({ email: typed });
      else if (kept) {
        update(kept.recovery);
        $isRestored.set(kept.isOld);
      }
    },
    /** Stores the e-mail field's new value. */
    writeEmail(email: string): void {
      $emailProblem.set(null);
      for (const action of [sending, linking]) action.clear();
      if (isAwake) update({ email });
      else $recovery.setKey('email', email);
    },
    /** Deletes what was typed earlier, and starts again. */
    forget(): void {
      keeper.forget();
      $isRestored.set(false);
      $recovery.set({ ...BLANK });
      tick();
    },
    /**
     * Requests a code (docs/behaviour/recovery.md#resend-wait). The wait starts at once. It ends at once if the request
     * fails. Returns whether a code was sent.
     */
    async sendCode(): Promise<boolean> {
      const email = checkEmail();
      if (!email || $wait.get() > 0 || sending.$isBusy.get()) return false;
      $restart.set(undefined);
      update({ email, startedAt: dependencies.nowMs() });
      const { isDone } = await sending.run(async () => {
        await dependencies.send('forgotCode', { email });
        update({ step: 'code', code: '' });
      });
      if (!isDone) update({ startedAt: null });
      return isDone;
    },
    /** Requests a reset link instead of a code (docs/behaviour/recovery.md#e-mail-step). */
    async sendLink(): Promise<void> {
      const email = checkEmail();
      if (!email) return;
      $restart.set(undefined);
      await linking.run(async () => {
        await dependencies.send('forgot', { email });
        leaveForLogin('resetLinkSent');
      });
    },
    /** Stores the code field's value after typing, after a phone's suggestion, or after erasing a selection. */
    typeCode: (value: string) => setCode(typeDigit('', value), value),
    /** Stores a pasted text, which replaces the code. */
    pasteCode: (text: string) => setCode(pasteDigits($recovery.get().code, text), text),
    /** Removes the last digit. */
    eraseCode: () => setCode(eraseDigit($recovery.get().code)),
    /** Goes back to the first step, to correct the address. */
    changeEmail(): void {
      $wrongCode.set(null);
      verifying.clear();
      update({ step: 'email', code: '' });
    },
    /** Sets the new password, then leaves for the log-in. */
    async reset(): Promise<void> {
      if (!isNewPassword($passwords.get())) return;
      const { email, code } = $recovery.get();
      await resetting.run(async () => {
        await dependencies.send('forgotReset', { email, code, password: $passwords.get().password });
        leaveForLogin('passwordReset');
      });
    },
  };
}

/** The model of the password recovery. */
export type ForgotPasswordModel = ReturnType<typeof createForgotPassword>;
