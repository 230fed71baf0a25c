import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { onlyDigits } from '#core/digits.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconInfo } from '#icons/icons.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DialogFoot } from '#ui/controls/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { Select } from '#ui/form/Select.tsx';
import { banks } from '../../../brand/brand.ts';
import { passesLuhn, typeCard } from './card-number.ts';
import type { InviteModel } from './invite-model.ts';
import type { InviteText } from './invite-texts.ts';

interface WithdrawFormProps {
  t: InviteText;
  model: InviteModel;
  /** The whole amount that can be withdrawn, formatted. */
  amount: string;
  onClose(): void;
  onSend(): void;
}

/** The withdrawal's form: bank, holder and card (docs/behaviour/invite.md#withdrawals). */
export function WithdrawForm({ t, model, amount, onClose, onSend }: WithdrawFormProps) {
  const values = useStore(model.$values);
  const missing = useStore(model.$missing);
  const isBusy = useStore(model.withdrawing.$isBusy);
  const failure = useStore(model.withdrawing.$failure);
  const change = useStore(model.$change);
  const form = useRef<HTMLFormElement>(null);
  const problemOf = (name: keyof typeof values) => (missing.includes(name) ? t(`problems.${name}`) : undefined);
  // `left` is the number when the field was last left. `told` is the doubtful number that a press has already warned
  // of. A number that is still being typed is not doubtful yet.
  const [left, setLeft] = useState('');
  const [told, setTold] = useState('');
  const digits = onlyDigits(values.card);
  const isDoubtful = digits !== '' && !passesLuhn(values.card);
  const showsDoubt = isDoubtful && (digits === left || digits === told);
  const send = () => {
    // Money that goes to a wrong card cannot be recalled. So the first press with a doubtful number moves the focus to
    // the number.
    if (isDoubtful && digits !== told && values.bank && values.name.trim()) {
      setTold(digits);
      form.current?.querySelector<HTMLElement>('#card')?.focus();
    } else {
      onSend();
      focusProblem(form.current);
    }
  };
  return (
    <Form ref={form} onSend={send}>
      <p className="soft">{t('withdraw.text')}</p>
      <Select
        name="bank"
        label={t('withdraw.bank')}
        problem={problemOf('bank')}
        value={values.bank}
        required
        onValue={(bank) => model.write('bank', bank)}
      >
        <option value="">{t('withdraw.choose')}</option>
        {banks.map((bank) => (
          <option key={bank} value={bank}>
            {t(`banks.${bank}`)}
          </option>
        ))}
      </Select>
      <Field
        name="name"
        label={t('withdraw.name')}
        problem={problemOf('name')}
        autoComplete="cc-name"
        value={values.name}
        required
        onValue={(name) => model.write('name', name)}
      />
      <Field
        name="card"
        label={t('withdraw.card')}
        problem={problemOf('card')}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        value={values.card}
        required
        onInputCapture={({ currentTarget, nativeEvent }) => {
          const { inputType = '', isComposing } = nativeEvent as InputEvent;
          // While an input method is composing, its text must not change.
          if (!isComposing) groupCard(currentTarget, values.card, inputType);
        }}
        onCompositionEnd={({ currentTarget }) => {
          groupCard(currentTarget, values.card);
          model.write('card', currentTarget.value);
        }}
        hint={showsDoubt ? t('withdraw.doubt') : undefined}
        onBlur={() => setLeft(digits)}
        onValue={(typed) => model.write('card', typed)}
      />
      {change && (
        <p className="notice" data-tone="warning" role="alert">
          <Icon path={iconInfo} />
          {t(`withdraw.${change}`, { amount })}
        </p>
      )}
      <FormFailure t={t} failure={failure} refused={t('withdraw.refused')}>
        {isOutcomeUnknown(failure) && <p>{t('again.notice')}</p>}
      </FormFailure>
      <DialogFoot t={t} onCancel={onClose}>
        <Button className="button" type="submit" isBusy={isBusy} isOff={change === 'gone'}>
          {t(isBusy ? 'withdraw.sending' : 'withdraw.do', { amount })}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/** Groups the digits in the field itself before `onValue` reads the field. This also removes a typed letter at once. */
function groupCard(field: HTMLInputElement, previous: string, inputType = ''): void {
  const [, key] = /^deleteContent(Back|For)ward$/.exec(inputType) ?? [];
  const side = key === 'Back' ? 'before' : 'after';
  const { card, caret } = typeCard({
    typed: field.value,
    caret: field.selectionStart ?? field.value.length,
    previous,
    erased: key ? side : undefined,
  });
  if (field.value === card) return;
  field.value = card;
  field.setSelectionRange(caret, caret);
}
