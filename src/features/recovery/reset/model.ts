import { atom, map } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { isNewPassword } from '#core/password.ts';
import { href } from '#routes/href.ts';
import { keepNotice } from '#session/notice.ts';
import { sessionValues } from '#stores/storage.ts';
import { createSubmit } from '#stores/submit.ts';

/** What a reset link carries. Without a key it can't be used. */
export interface ResetLink {
  key: string;
  name: string;
}

/** The reset page (docs/behaviour/recovery.md#reset-link). */
export function createResetPassword(dependencies: Dependencies) {
  /** Undefined until `readLink` was called. */
  const $link = atom<ResetLink | undefined>();
  const $passwords = map({ password: '', repeated: '' });
  const submit = createSubmit();
  return {
    $link,
    $passwords,
    submit,
    /** Reads the reset link, which the head's script has moved from the address to the session storage. */
    readLink(): void {
      $link.set({ key: sessionValues.get('resetKey') ?? '', name: sessionValues.get('resetName') ?? '' });
    },
    /** Sets the new password, then leaves for the login. Sends nothing without a key or with an invalid field. */
    async reset(): Promise<void> {
      const { key } = $link.get() ?? {};
      const { password } = $passwords.get();
      if (!key || !isNewPassword($passwords.get())) return;
      await submit.run(async () => {
        await dependencies.send('repass', { key, password });
        sessionValues.remove('resetKey');
        sessionValues.remove('resetName');
        keepNotice('passwordReset');
        dependencies.leave(href('login', { locale: dependencies.locale }));
      });
    },
  };
}
