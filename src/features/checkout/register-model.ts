import { atom, computed, map } from 'nanostores';
import { ServerRefusal } from '../../api/failures.ts';
import { ORDER_PV } from '../../contract/values/shop.ts';
import { type EmailProblem, emailProblem, isEmail } from '../../core/email.ts';
import { type PasswordProblem, passwordProblem, repeatProblem } from '../../core/password.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createGuestDraft } from '../../model/drafts.ts';
import { goOnWithOtherTabs } from '../../model/go-on.ts';
import { createSubmit } from '../../model/submit.ts';
import { readAttribution } from '../../stores/attribution.ts';
import { ACCOUNT_FIELDS, type AccountField, createCheckout } from './checkout.ts';
import type { HandOff } from './order-types.ts';
import type { Held } from './term.ts';

type Values = Record<AccountField, string>;

/** The fields that are kept for a reload: never a password (docs/behaviour/session.md#kept-forms). */
const KEPT = ['email', 'emailAgain'] as const;

/** Whoever registers has had no package before. */
const NOTHING_HELD: Held = { expire: 0, expireSVip: 0 };

/** What is wrong with a field: the last part of its text's key, below `shared.problems`. */
export type RegisterProblem = EmailProblem | 'emailMismatch' | PasswordProblem;

/** What the server says about the address: nothing yet, that it may register, or why it may not. */
export type AddressCheck =
  | { kind: 'unknown' }
  | { kind: 'free'; email: string }
  | { kind: 'refused'; email: string; failure: unknown };

/** Registration by buying (docs/behaviour/checkout.md#register). `readFingerprint` answers `web…`. */
export function createRegister(dependencies: Dependencies, handOff: HandOff & { readFingerprint(): Promise<string> }) {
  const $values = map<Values>({ email: '', emailAgain: '', password: '', passwordAgain: '' });
  const $touched = map<Record<AccountField, boolean>>({
    email: false,
    emailAgain: false,
    password: false,
    passwordAgain: false,
  });
  const $check = atom<AddressCheck>({ kind: 'unknown' });
  /** Does the form start with addresses that were typed earlier? */
  const $isRestored = atom(false);
  const draft = createGuestDraft(dependencies, 'register');
  let askedEmail = '';
  let turn = Promise.resolve();
  const checking = createSubmit((failure) => {
    $check.set({ kind: 'refused', email: askedEmail, failure });
    return true;
  });

  /**
   * Asks the server about the address, once per address. `turn` makes the checks run one after the other, so that an answer
   * belongs to `askedEmail`.
   */
  async function checkAddress(): Promise<void> {
    const email = $values.get().email.trim();
    if (!isEmail(email) || email === askedEmail) return;
    askedEmail = email;
    const { isDone } = await checking.run(() => dependencies.send('regCheck', { account: email }, { overlay: false }));
    if (isDone) $check.set({ kind: 'free', email });
  }

  const $problems = computed($values, problemsOf);
  /** A network failure says nothing about the address: paying will tell. */
  const $refusal = computed([$check, $values], (check, { email }) =>
    check.kind === 'refused' && check.email === email.trim() && check.failure instanceof ServerRefusal
      ? check.failure
      : undefined,
  );
  const $accountField = computed(
    [$problems, $refusal],
    (problems, refusal) => ACCOUNT_FIELDS.find((field) => problems[field] || (field === 'email' && refusal)) ?? null,
  );
  const checkout = createCheckout(dependencies, handOff, {
    level: 1,
    isOpen: true,
    $accountField,
    $held: atom(NOTHING_HELD),
    totalUsdOf: ({ $product }) => computed($product, (product) => product?.price.usd ?? 0),
    findBuyer: async () => ({ account: $values.get().email.trim(), before: NOTHING_HELD }),
    async place({ product, merchant }, key) {
      const { ref, source, channelId } = readAttribution(dependencies.nowMs());
      const { email, password } = $values.get();
      const reply = await dependencies.send(
        'createRegOrder',
        {
          productId: product.key,
          payType: merchant.name,
          mId: merchant.id,
          pv: ORDER_PV,
          account: email.trim(),
          password,
          fingerprint: await handOff.readFingerprint(),
          ref,
          source,
          channelId,
        },
        { key },
      );
      // Of all replies, only this one leads to no gateway, from where a buyer may come back to the form.
      if (reply.kind === 'thanks') draft.drop();
      return reply;
    },
  });

  return {
    ...checkout,
    $values,
    $touched,
    $isRestored,
    $problems,
    $refusal,
    /** Is something wrong in the field that comes next, and said there? One that is empty is merely the next. */
    $isFieldWrong: computed(
      [$accountField, $values, $touched],
      (field, values, touched) => field !== null && touched[field] && values[field] !== '',
    ),
    /** Goes on when another tab signs in, but not in the middle of an order; returns how to stop that. */
    goOn: () =>
      goOnWithOtherTabs(
        dependencies,
        () => checkout.order.submit.$isBusy.get() || checkout.order.$state.get().kind !== 'open',
      ),
    /** Fills in the addresses that were typed earlier. What was typed before hydration takes precedence. */
    restore(): void {
      const kept = draft.read()?.values ?? {};
      const free = KEPT.filter((field) => kept[field] && !$values.get()[field]);
      for (const field of free) $values.setKey(field, kept[field] ?? '');
      $isRestored.set(free.length > 0);
    },
    /** Stores a field's new value, and keeps the addresses for a reload. */
    write(field: AccountField, value: string): void {
      $values.setKey(field, value);
      if (!KEPT.some((kept) => kept === field)) return;
      const { email, emailAgain } = $values.get();
      draft.keep({ values: { email, emailAgain }, files: [] });
    },
    /** Forgets the addresses with which the form started. */
    forget(): void {
      draft.drop();
      for (const field of KEPT) $values.setKey(field, '');
      $isRestored.set(false);
    },
    /**
     * Called when a field is left: its problem is shown from now on, and the server checks a valid address
     * (docs/behaviour/checkout.md#address-check).
     */
    async leaveField(field: AccountField): Promise<void> {
      $touched.setKey(field, true);
      if (field !== 'email') return;
      turn = turn.then(checkAddress);
      await turn;
    },
    /**
     * Pays if nothing is missing (`createCheckout`). The problem of the field that comes next is shown from now on, if something is
     * in it: who is only led there has done nothing wrong.
     */
    pay(label: string): Promise<boolean> {
      const field = checkout.$missing.get() === 'account' && $accountField.get();
      if (field && $values.get()[field]) $touched.setKey(field, true);
      return checkout.pay(label);
    },
  };
}

/** The registration's model. */
export type Register = ReturnType<typeof createRegister>;

/** What is wrong with each field; an empty object when the form is valid (docs/behaviour/checkout.md#account-form). */
export function problemsOf({
  email,
  emailAgain,
  password,
  passwordAgain,
}: Values): Partial<Record<AccountField, RegisterProblem>> {
  const problems: Partial<Record<AccountField, RegisterProblem>> = {};
  const address = email.trim();
  const wrong = emailProblem(address);
  if (wrong) problems.email = wrong;
  if (!emailAgain.trim()) problems.emailAgain = 'emailEmpty';
  else if (emailAgain.trim() !== address) problems.emailAgain = 'emailMismatch';
  const weak = passwordProblem(password);
  if (weak) problems.password = weak;
  const unequal = repeatProblem(password, passwordAgain);
  if (unequal) problems.passwordAgain = unequal;
  return problems;
}
