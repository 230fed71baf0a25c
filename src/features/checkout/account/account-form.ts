import { atom, computed, map } from 'nanostores';
import { ServerRefusal } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createGuestDraft } from '#app/drafts.ts';
import { type EmailProblem, emailProblem, isEmail, isSameEmail, readEmail } from '#core/email.ts';
import { type PasswordProblem, passwordProblem, repeatProblem } from '#domain/password.ts';
import { createAction } from '#stores/action-state.ts';

/** The account form's fields, in the form's order. */
export const ACCOUNT_FIELDS = ['email', 'emailAgain', 'password', 'passwordAgain'] as const;
/** A field of the account form. */
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

type Values = Record<AccountField, string>;

/** The fields that survive a reload. A password never does (docs/behaviour/session.md#kept-forms). */
const KEPT = ['email', 'emailAgain'] as const;

/** The problem of a field, as the last part of its text's key below `shared.problems`. */
export type RegisterProblem = EmailProblem | 'emailMismatch' | PasswordProblem;

/**
 * The server's check of the address.
 * - `unknown`: the server has not answered yet.
 * - `free`: the address can be registered.
 * - `refused`: the check failed, or the server refused the address.
 */
export type AddressCheck =
  | { kind: 'unknown' }
  | { kind: 'free'; email: string }
  | { kind: 'refused'; email: string; failure: unknown };

/**
 * The form for the account that a visitor creates by buying. It holds the fields, their problems, and the server's
 * check of the address.
 */
export function createAccountForm(dependencies: Dependencies) {
  const $values = map<Values>({ email: '', emailAgain: '', password: '', passwordAgain: '' });
  const $touched = map<Record<AccountField, boolean>>({
    email: false,
    emailAgain: false,
    password: false,
    passwordAgain: false,
  });
  const $check = atom<AddressCheck>({ kind: 'unknown' });
  /** True if the form started with addresses that were typed before a reload. */
  const $isRestored = atom(false);
  const draft = createGuestDraft(dependencies, 'register');
  let askedEmail = '';
  let turn = Promise.resolve();
  const checking = createAction((failure) => {
    $check.set({ kind: 'refused', email: askedEmail, failure });
    return true;
  });

  /**
   * Asks the server once for each address. `turn` runs the checks one after the other, so that each answer belongs to
   * `askedEmail`.
   */
  async function checkAddress(): Promise<void> {
    const email = readEmail($values.get().email);
    if (!isEmail(email) || email === askedEmail) return;
    askedEmail = email;
    const { isDone } = await checking.run(() => dependencies.send('regCheck', { account: email }, { overlay: false }));
    if (isDone) $check.set({ kind: 'free', email });
  }

  const $problems = computed($values, problemsOf);
  /**
   * The server's refusal of the present address. A network failure does not count, because it says nothing about the
   * address. The order will show whether the address can be registered.
   */
  const $refusal = computed([$check, $values], (check, { email }) =>
    check.kind === 'refused' && check.email === readEmail(email) && check.failure instanceof ServerRefusal
      ? check.failure
      : undefined,
  );
  const $accountField = computed(
    [$problems, $refusal],
    (problems, refusal) => ACCOUNT_FIELDS.find((field) => problems[field] || (field === 'email' && refusal)) ?? null,
  );

  return {
    $values,
    $touched,
    $isRestored,
    $problems,
    /** The first empty or invalid field. Null if all fields are valid. */
    $accountField,
    $refusal,
    /** True if the next field shows a problem. An empty field is not wrong: the visitor only has to fill it in. */
    $isFieldWrong: computed(
      [$accountField, $values, $touched],
      (field, values, touched) => field !== null && touched[field] && values[field] !== '',
    ),
    /** Fills in the addresses that were typed before a reload. Text that was typed before hydration is kept. */
    restore(): void {
      const kept = draft.read()?.values ?? {};
      const free = KEPT.filter((field) => kept[field] && !$values.get()[field]);
      for (const field of free) $values.setKey(field, kept[field] ?? '');
      $isRestored.set(free.length > 0);
    },
    /**
     * Stores a field's new value, and saves the addresses for a reload. While somebody corrects a field, its problem is
     * not shown.
     */
    write(field: AccountField, value: string): void {
      $touched.setKey(field, false);
      $values.setKey(field, value);
      if (!KEPT.some((kept) => kept === field)) return;
      const { email, emailAgain } = $values.get();
      draft.keep({ values: { email, emailAgain }, files: [] });
    },
    /** Deletes the addresses that are saved for a reload. */
    dropDraft: draft.drop,
    /** Deletes the saved addresses and clears their fields. */
    forget(): void {
      draft.drop();
      for (const field of KEPT) $values.setKey(field, '');
      $isRestored.set(false);
    },
    /**
     * Handles a field that loses the focus. Unless the field is empty, its problem is shown from now on. The server
     * checks a valid address (docs/behaviour/checkout.md#address-check).
     */
    async leaveField(field: AccountField): Promise<void> {
      if ($values.get()[field]) $touched.setKey(field, true);
      if (field !== 'email') return;
      turn = turn.then(checkAddress);
      await turn;
    },
    /**
     * Shows the next field's problem. An empty field shows none: the visitor is only led there and has made no mistake.
     */
    showProblem(): void {
      const field = $accountField.get();
      if (field && $values.get()[field]) $touched.setKey(field, true);
    },
  };
}

/** The account form's model. */
export type AccountForm = ReturnType<typeof createAccountForm>;

/** The problem of each field (docs/behaviour/checkout.md#account-form). The object is empty when the form is valid. */
export function problemsOf({
  email,
  emailAgain,
  password,
  passwordAgain,
}: Values): Partial<Record<AccountField, RegisterProblem>> {
  const problems: Partial<Record<AccountField, RegisterProblem>> = {};
  const address = readEmail(email);
  const wrong = emailProblem(address);
  if (wrong) problems.email = wrong;
  if (!emailAgain.trim()) problems.emailAgain = 'emailEmpty';
  else if (!isSameEmail(emailAgain, address)) problems.emailAgain = 'emailMismatch';
  const weak = passwordProblem(password);
  if (weak) problems.password = weak;
  const unequal = repeatProblem(password, passwordAgain);
  if (unequal) problems.passwordAgain = unequal;
  return problems;
}
