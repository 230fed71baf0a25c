import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect } from 'react';
import { readEmail } from '#core/email.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/password.ts';
import { href } from '#routes/href.ts';
import { keepLoginHint } from '#session/login-hint.ts';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { FailureWords } from '#ui/feedback/FailureText.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Problem } from '#ui/form/FieldFrame.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { Restored } from '#ui/form/Restored.tsx';
import { useDomainHint } from '#ui/form/use-domain-hint.ts';
import type { RegisterText } from '../checkout-texts.ts';
import { ACCOUNT_FIELDS, type AccountField, type AccountForm } from './account-form.ts';

/** The account form's model, and what was missing when the buyer last tried to pay. */
interface StepModel extends AccountForm {
  $tried: ReadableAtom<string | null>;
  $missing: ReadableAtom<string | null>;
}

/** Step 2 of registering: the new account's address and password (docs/behaviour/checkout.md#account-form). */
export function AccountStep({ t, model }: { t: RegisterText; model: StepModel }) {
  const tried = useStore(model.$tried);
  const missing = useStore(model.$missing);
  const isRestored = useStore(model.$isRestored);
  // This effect runs after each field has reported what was typed before hydration.
  useEffect(() => model.restore(), [model]);
  return (
    <section className="checkout-step">
      <div className="row spread">
        <h2 data-step="2">{t('step.account')}</h2>
        <a className="go small" href={href('login', { locale: t.locale })} data-carries="return">
          {t('hint.login')}
        </a>
      </div>
      <Problem name="account" text={tried === 'account' && missing === tried ? t('problems.account') : undefined} />
      <AccountFields t={t} model={model} />
      <Restored t={t} isRestored={isRestored} onForget={model.forget} />
    </section>
  );
}

/**
 * Patterns of a complete entry, used as `pattern` attributes. With them, CSS shows the field for repeating an entry
 * without a script.
 */
const COMPLETE = { email: '.*@.*[.].+', password: `.{${PASSWORD_MIN},${PASSWORD_MAX}}` } as const;

interface DomainHintProps {
  t: RegisterText;
  /** The address that was probably meant; null if there is no doubt. */
  meant: string | null;
  onTake(address: string): void;
}

/** Asks whether another address was meant. Its live region is there from the start. */
function DomainHint({ t, meant, onTake }: DomainHintProps) {
  return (
    <p className="hint" role="status">
      {meant && (
        <>
          {t('hint.domain')}{' '}
          <button
            type="button"
            className="go"
            aria-label={`${t('hint.domain')} ${meant}`}
            onClick={() => onTake(meant)}
          >
            {meant}
          </button>
        </>
      )}
    </p>
  );
}

function AccountFields({ t, model }: { t: RegisterText; model: StepModel }) {
  const values = useStore(model.$values);
  const touched = useStore(model.$touched);
  const problems = useStore(model.$problems);
  const refusal = useStore(model.$refusal);
  const hint = useDomainHint(values.email.trim());
  const problemOf = (field: AccountField): ReactNode => {
    const key = touched[field] ? problems[field] : undefined;
    if (key) return t(`shared.problems.${key}`);
    if (field !== 'email' || !refusal) return undefined;
    return <FailureWords t={t} failure={refusal} refused={t('problems.refused')} />;
  };
  const setEmail = (address: string) => {
    model.write('email', address);
    void model.leaveField('email');
    focusInstead(() => document.getElementById('email'));
  };
  return (
    <div className="form-grid">
      {ACCOUNT_FIELDS.map((field) => {
        const isEmail = field === 'email' || field === 'emailAgain';
        const first = isEmail ? 'email' : 'password';
        const common = {
          name: field,
          label: t(`field.${field}`),
          required: true,
          value: values[field],
          problem: problemOf(field),
          right: field !== first && !problems[first] && !problems[field] ? t('shared.matches') : undefined,
          onValue: (value: string, isFilled?: boolean) => {
            model.write(field, value);
            // The repetition guards against typing mistakes, which a password manager does not make. The password
            // manager cannot fill in the second field, because that field appears only now.
            if (isFilled && field === first) model.write(`${first}Again`, value);
          },
          onBlur: () => void model.leaveField(field),
          // The placeholder is invisible. CSS needs it to recognise an empty field (`:placeholder-shown`).
          placeholder: ' ',
        };
        const complete = field === first ? { pattern: COMPLETE[first] } : {};
        const input = isEmail ? (
          <Field {...common} {...complete} type="email" autoComplete="email" understand={readEmail}>
            {field === 'email' && <DomainHint t={t} meant={hint} onTake={setEmail} />}
            {field === 'email' && refusal !== undefined && <SignInInstead t={t} model={model} />}
          </Field>
        ) : (
          <PasswordField
            t={t}
            {...common}
            {...complete}
            hint={field === 'password' ? t('field.passwordHint') : undefined}
            autoComplete="new-password"
          />
        );
        return (
          <div
            key={field}
            className={field === first ? undefined : 'again'}
            data-shown={field !== first && !problems[first] ? '' : undefined}
          >
            {input}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Offers the log-in for an address that already has an account. The log-in leads on to the packages and keeps the
 * choice.
 */
function SignInInstead({ t, model }: { t: RegisterText; model: StepModel }) {
  return (
    <p className="hint row">
      <a
        className="lone small"
        href={href('login', { locale: t.locale })}
        data-carries="suggested"
        onClick={() => keepLoginHint(model.$values.get().email.trim())}
      >
        {t('hint.signIn')}
      </a>
      {t('hint.kept')}
    </p>
  );
}
