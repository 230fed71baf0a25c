import { atom, map } from 'nanostores';
import { loadCode } from '#api/lazy-code.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createGuestDraft, dropGuestFormDrafts } from '#app/drafts.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { dropLoginHint, keepLoginHint, readLoginHint } from '#session/login-hint.ts';
import { prepareReturn, returnWithOtherTabs } from '#session/return-path.ts';
import { startSession } from '#session/session.ts';
import { createAction } from '#stores/action-state.ts';

/** The empty fields. Each value is the last part of its text's key below `shared.problems`. */
interface LoginProblems {
  account?: 'emailEmpty';
  password?: 'passwordEmpty';
}

/** The model of the log-in form (docs/behaviour/login.md#form). */
export function createLogin(dependencies: Dependencies) {
  const $values = map({ account: '', password: '' });
  /** True if the form started with an address that was stored on an earlier visit. */
  const $isRestored = atom(false);
  /** The fields that were empty at the last press, until they are filled in. */
  const $problems = map<LoginProblems>({});
  const signingIn = createAction();
  const draft = createGuestDraft(dependencies, 'login');
  return {
    $values,
    $isRestored,
    $problems,
    signingIn,
    /** Leaves for the return path when another tab signs in. Returns a function that stops this. */
    goOn: () => returnWithOtherTabs(dependencies, () => signingIn.$isBusy.get()),
    /**
     * Fills in the known address (docs/behaviour/login.md#log-in-hint). If none is known, it fills in `ordered`, the
     * address of the buyer on this device. An address that was typed before hydration is kept.
     */
    restore(ordered?: string): void {
      const { account, isGiven } = readLoginHint(draft.read()?.values.account ?? ordered);
      if (!account || $values.get().account) return;
      $values.setKey('account', account);
      $isRestored.set(!isGiven);
    },
    /** Stores the account's new value, and saves it for a reload. */
    writeAccount(account: string): void {
      $problems.setKey('account', undefined);
      $values.setKey('account', account);
      dropLoginHint();
      draft.keep({ values: { account }, files: [] });
    },
    /** Stores the password's new value. It is never saved. */
    writePassword(password: string): void {
      $problems.setKey('password', undefined);
      $values.setKey('password', password);
    },
    /**
     * Deletes the address with which the form started. An empty hint keeps this tab from filling in another address.
     */
    forget(): void {
      draft.drop();
      keepLoginHint('');
      $values.setKey('account', '');
      $isRestored.set(false);
    },
    /**
     * Signs in. If a field is empty, it shows the problem and sends nothing. Returns whether the member is signed in.
     */
    async signIn(): Promise<boolean> {
      const { account, password } = $values.get();
      $problems.set({
        ...(account.trim() === '' && { account: 'emailEmpty' }),
        ...(password === '' && { password: 'passwordEmpty' }),
      });
      if (Object.keys($problems.get()).length > 0) return false;
      const { isDone } = await signingIn.run(async () => {
        const goBack = prepareReturn(dependencies);
        const address = await readAccount(account.trim());
        $values.setKey('account', address);
        const { data } = await dependencies.send('login', { account: address, password });
        startSession(data);
        dropGuestFormDrafts();
        await goBack();
      });
      return isDone;
    },
  };
}

/** The address that was typed. The code that understands unusual forms of an address is loaded only for these. */
async function readAccount(typed: string): Promise<string> {
  if (/^[\w.+-]+@[\w.-]+\w$/.test(typed)) return typed;
  return (await loadCode(() => import('#core/email.ts'))).readEmail(typed);
}

/** The address of a members' packages page, with its level and query. */
const PACKAGES_PATH = /^(?:\/\w+)?\/packages\/([123])\/?(?:\?([^#]*))?(?:#|$)/;

/**
 * The registration page for a visitor who was asked to log in at `path`. If `path` is a members' packages page, its
 * level and the choice made there are carried along (docs/behaviour/checkout.md#choice-in-the-address).
 *
 * @example registerAddress('/en/packages/2/?product=svip-30', 'en') // '/en/register/?level=2&product=svip-30'
 */
export function registerAddress(path: string | undefined, locale: Locale): string {
  const [, level, search] = PACKAGES_PATH.exec(path ?? '') ?? [];
  const chosen = new URLSearchParams(search);
  const [product, method] = level ? [chosen.get('product'), chosen.get('method')] : [];
  return href('register', { locale, query: { level, product: product ?? undefined, method: method ?? undefined } });
}
