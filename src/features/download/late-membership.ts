/** Asks who is signed in, behind one `import()`: for static pages that depend on the member's level. */
import { info } from '../../contract/account.ts';
import { send } from '../../stores/sender.ts';
import { keepUserInfo } from '../../stores/session.ts';

/** Asks for the member's level and devices, and keeps them for every screen. */
export async function refreshUserInfo(): Promise<void> {
  keepUserInfo(await send(info, {}, { overlay: false }));
}
