import { atom, computed, map } from 'nanostores';
import { ServerRefusal } from '../../api/failures.ts';
import { ORDER_PV } from '../../contract/values/shop.ts';
import { domainHint, isEmail } from '../../core/email.ts';
import { confirmProblem, passwordProblem } from '../../core/password.ts';
import type { NamespaceKey } from '../../i18n/namespaces.ts';
import { readAttribution } from '../../stores/attribution.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { createSubmit } from '../../stores/submit.ts';
import { createOrder, type HandOff, type Purchase } from './order.ts';
import { registerReadiness } from './readiness.ts';
import { createShop } from './shop.ts';

/** The account form's fields, in their order. */
export const REGISTER_FIELDS = ['email', 'emailAgain', 'password', 'passwordAgain'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
type Values = Record<RegisterField, string>;

/** What is wrong with a field: a key of the `shared` texts, below `problems`. */
export type RegisterProblem =
  `problems.${'emailEmpty' | 'emailInvalid' | 'emailMismatch' | 'passwordEmpty' | 'passwordLength' | 'passwordMismatch'}` &
    NamespaceKey<'shared'>;

/** What the server says of the address: nothing yet, that it may register, or why it may not. */
export type AddressCheck =
  | { kind: 'unknown' }
  | { kind: 'free'; email: string }
  | { kind: 'refused'; email: string; failure: unknown };

/** Registration by buying (spec §2, §4, §5). `readFingerprint` answers `web…`. */
export function createRegister(dependencies: Dependencies, handOff: HandOff & { readFingerprint(): Promise<string> }) {
  const shop = createShop(dependencies, 1);
  const $values = map<Values>({ email: '', emailAgain: '', password: '', passwordAgain: '' });
  const $touched = map<Record<RegisterField, boolean>>({
    email: false,
    emailAgain: false,
    password: false,
    passwordAgain: false,
  });
  const $check = atom<AddressCheck>({ kind: 'unknown' });
  let askedEmail = '';
  let turn = Promise.resolve();
  const checking = createSubmit((failure) => {
    $check.set({ kind: 'refused', email: askedEmail, failure });
    return true;
  });

  /** Asks the server about the address, once. One after the other, so that an answer belongs to the address that was asked about. */
  async function checkAddress(): Promise<void> {
    const email = $values.get().email.trim();
    if (!isEmail(email) || email === askedEmail) return;
    askedEmail = email;
    const isFree = await checking.run(async () => {
      await dependencies.send('regCheck', { account: email }, { overlay: false });
    });
    if (isFree) $check.set({ kind: 'free', email });
  }

  const $problems = computed($values, problemsOf);
  const $hint = computed($values, ({ email }) => domainHint(email.trim()));
  /** A network failure of the live check is no verdict: paying will tell. */
  const $refusal = computed([$check, $values], (check, { email }) =>
    check.kind === 'refused' && check.email === email.trim() && check.failure instanceof ServerRefusal
      ? check.failure
      : undefined,
  );
  const $readiness = computed(
    [$problems, $refusal, shop.$productKey, shop.$merchant],
    (problems, refusal, productKey, merchant) =>
      registerReadiness({
        productKey,
        accountFormValid: REGISTER_FIELDS.every((field) => !problems[field]) && !refusal,
        merchantId: merchant?.id,
      }),
  );

  const order = createOrder(dependencies, handOff, {
    findBuyer: async () => ({ account: $values.get().email.trim(), expire: 0, expireSVip: 0 }),
    async place({ product, merchant }: Purchase) {
      const { ref, source, channelId } = readAttribution(dependencies.nowMs());
      const { email, password } = $values.get();
      return dependencies.send('createRegOrder', {
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
      });
    },
  });

  return {
    shop,
    order,
    $values,
    $touched,
    $problems,
    $hint,
    $refusal,
    $readiness,
    /** A field was left: its problem is shown from now on, and a good address is checked by the server (spec §5). */
    async leaveField(field: RegisterField): Promise<void> {
      $touched.setKey(field, true);
      if (field !== 'email') return;
      turn = turn.then(checkAddress);
      await turn;
    },
    /** Shows every problem. */
    touchAll(): void {
      for (const field of REGISTER_FIELDS) $touched.setKey(field, true);
    },
    /** Pays for what was chosen, if all is ready. Answers false when nothing was sent or the order was refused. */
    pay(label: string): Promise<boolean> {
      const product = shop.$product.get();
      const merchant = shop.$merchant.get();
      if ($readiness.get() !== 0 || !product || !merchant || shop.$isPaused.get()) return Promise.resolve(false);
      return order.pay({ product, merchant, label, usd: product.price.usd });
    },
  };
}

/** The registration's model. */
export type Register = ReturnType<typeof createRegister>;

/** What is wrong with each field; an empty object when the form is valid (spec §5). */
export function problemsOf({
  email,
  emailAgain,
  password,
  passwordAgain,
}: Values): Partial<Record<RegisterField, RegisterProblem>> {
  const problems: Partial<Record<RegisterField, RegisterProblem>> = {};
  const address = email.trim();
  if (!address) problems.email = 'problems.emailEmpty';
  else if (!isEmail(address)) problems.email = 'problems.emailInvalid';
  if (!emailAgain.trim()) problems.emailAgain = 'problems.emailEmpty';
  else if (emailAgain.trim() !== address) problems.emailAgain = 'problems.emailMismatch';
  const weak = passwordProblem(password);
  if (weak) problems.password = weak === 'empty' ? 'problems.passwordEmpty' : 'problems.passwordLength';
  const unequal = confirmProblem(password, passwordAgain);
  if (unequal) problems.passwordAgain = unequal === 'empty' ? 'problems.passwordEmpty' : 'problems.passwordMismatch';
  return problems;
}
