import { atom, map } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { isNewPassword } from '#domain/password.ts';
import { href } from '#routes/href.ts';
import { keepNotice } from '#session/notice.ts';
import { createAction } from '#stores/action-state.ts';
import { sessionValues } from '#stores/storage.ts';

/** The model of the reset page (docs/behaviour/recovery.md#reset-link). */
export function createResetPassword(dependencies: Dependencies) {
  /**
   * The key and the account's name from the link. Undefined until `readLink` was called. A link without a key cannot be
   * used.
   */
  const $link = atom<{ key: string; name: string } | undefined>();
  const $passwords = map({ password: '', repeated: '' });
  const resetting = createAction();
  return {
    $link,
    $passwords,
    resetting,
    /** Reads the values of the reset link. The head's script has moved them from the address to the session storage. */
    readLink(): void {
      $link.set({ key: sessionValues.get('resetKey') ?? '', name: sessionValues.get('resetName') ?? '' });
    },
    /** Sets the new password, then leaves for the log-in. Sends nothing without a key or with an invalid field. */
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
