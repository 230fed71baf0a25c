import { atom, map } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { isNewPassword } from '#core/password.ts';
import { href } from '#routes/href.ts';
import { keepNotice } from '#session/notice.ts';
import { sessionValues } from '#stores/storage.ts';
import { createSubmit } from '#stores/submit.ts';

/** The reset page (docs/behaviour/recovery.md#reset-link). */
export function createResetPassword(dependencies: Dependencies) {
  /** What the link carries; undefined until `readLink` was called. Without a key it can't be used. */
  const $link = atom<{ key: string; name: string } | undefined>();
  const $passwords = map({ password: '', repeated: '' });
  const resetting = createSubmit();
  return {
    $link,
    $passwords,
    resetting,
    /** Reads the reset link, which the head's script has moved from the address to the session storage. */
    readLink(): void {
      $link.set({ key: sessionValues.get('resetKey') ?? '', name: sessionValues.get('resetName') ?? '' });
    },
    /** Sets the new password, then leaves for the login. Sends nothing without a key or with an invalid field. */
    async reset(): Promise<void> {
      const { key } = $link.get() ?? {};
      const { password } = $passwords.get();
      if (!key || !isNewPassword($passwords.get())) return;
      await resetting.run(async () => {
        await dependencies.send('repass', { key, password });
        sessionValues.remove('resetKey');
        sessionValues.remove('resetName');
        keepNotice('passwordReset');
        dependencies.leave(href('login', { locale: dependencies.locale }));
      });
    },
  };
}
