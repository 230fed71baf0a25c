import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { TicketType } from '#contract/ticket-types.ts';
import { quietly } from '#stores/action-state.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { Select } from '#ui/form/Select.tsx';
import { ImagePicker } from '../images/ImagePicker.tsx';
import { Uploads } from '../images/Uploads.tsx';
import type { NewText } from '../ticket-texts.ts';
import { type Audience, ticketTypeName, ticketTypes } from '../tickets.ts';
import { ComposerForm } from './ComposerForm.tsx';
import { Discard, RestoredLine } from './Discard.tsx';
import { MessageField } from './MessageField.tsx';
import { SupportDetails } from './SupportDetails.tsx';
import './composer.css';
import type { TicketForm } from './ticket-form.ts';

interface NewTicketProps {
  t: NewText;
  form: TicketForm;
  audience: Audience;
  /** Returns the questions about a client, or about the browser extension. Guests have no type with questions. */
  templateOf?(isExtension: boolean): string;
  /** The address of the list where the writer can check whether the ticket has arrived. */
  listPath?: string;
  /** Further fields, between the type and the title. */
  children?: ReactNode;
  /** Content right below the button, such as a link to log in. */
  below?: ReactNode;
}

/** The form for a new ticket: type, title, text, images, and details for support (docs/behaviour/tickets.md#create). */
export function NewTicket({ t, form, audience, templateOf = () => '', listPath, children, below }: NewTicketProps) {
  const failure = useStore(form.sending.$failure);
  const prefill = () => prefillIfAsked(form, audience, t, templateOf(false));
  return (
    <ComposerForm t={t} form={form} className="composer stack" listPath={listPath} onAwake={prefill}>
      {({ progress }) => (
        <>
          <TypePicker t={t} form={form} audience={audience} templateOf={templateOf} />
          {children}
          <TitleField t={t} form={form} />
          <MessageField t={t} form={form} label={t('field.content')} rows={3} isReadOnly={progress === 'sending'} />
          <div className="composer-images">
            <ImagePicker t={t} queue={form.queue} isLabelled />
            <p className="hint">{t('files.hint')}</p>
            <Uploads t={t} form={form} />
          </div>
          <SupportDetails t={t} form={form} />
          <FormFailure t={t} failure={failure} refused={t('send.refused')}>
            {isOutcomeUnknown(failure) && <p>{t('again.notice')}</p>}
          </FormFailure>
          <div className="row composer-actions">
            <Button className="button" type="submit" isBusy={progress !== 'writing'}>
              {t(progress === 'writing' ? 'create.submit' : `send.${progress}`)}
            </Button>
            <Discard t={t} form={form} className="button quiet" />
            <span className="hint composer-keys">{t('field.sendKeys')}</span>
          </div>
          {below}
          {/*
           * This line is at the end, where its space is reserved. A draft is found late, and must not move the fields
           * that the writer is using.
           */}
          <RestoredLine t={t} form={form} />
        </>
      )}
    </ComposerForm>
  );
}

/**
 * Prefills a new ticket if its address has a `type`. Most addresses have none, so the code loads on demand. A failure
 * stays silent, because the form works without it.
 */
async function prefillIfAsked(form: TicketForm, audience: Audience, t: NewText, template: string): Promise<void> {
  if (!new URLSearchParams(location.search).has('type')) return;
  await quietly(async () => {
    const { prefillFromAddress } = await import('./prefill-from-address.ts');
    await prefillFromAddress(form, audience, t, template);
  });
}

type TypePickerProps = Pick<NewTicketProps, 't' | 'form' | 'audience'> & Required<Pick<NewTicketProps, 'templateOf'>>;

/**
 * Chooses the type, and for a connection issue also the client. The choice of a client prefills questions
 * (docs/behaviour/tickets.md#templates).
 */
function TypePicker({ t, form, audience, templateOf }: TypePickerProps) {
  const { type } = useStore(form.$values);
  const types = ticketTypes(audience);
  const subTypes = types.find((node) => String(node.type) === type)?.subTypes ?? [];
  const nameOf = (one: TicketType): string => {
    const name = ticketTypeName(one);
    // Guests have fewer types, so some types cover more for them and have other names.
    const isWider = name === 'account' || name === 'getClient' || name === 'howToTopUp';
    return isWider && audience === 'guest' ? t(`guestType.${name}`) : t(`type.${name}`);
  };
  const choose = (choice: { type: string; subType: string }) => {
    form.chooseType(choice, templateOf(Number(choice.subType) === TicketType.connectionExtensions));
  };
  return (
    <div className="type-picker">
      <TypeSelect
        t={t}
        form={form}
        name="type"
        options={types.map((node) => [node.type, nameOf(node.type)])}
        onChoose={(value) => choose({ type: value, subType: '' })}
      />
      {subTypes.length > 0 && (
        <TypeSelect
          t={t}
          form={form}
          name="subType"
          options={subTypes.map((leaf) => [leaf, t(`type.${ticketTypeName(leaf)}`)])}
          onChoose={(value) => choose({ type, subType: value })}
        />
      )}
    </div>
  );
}

interface TypeSelectProps extends Pick<NewTicketProps, 't' | 'form'> {
  name: 'type' | 'subType';
  options: readonly (readonly [type: TicketType, name: string])[];
  /** Called when another type is chosen. */
  onChoose(value: string): void;
}

function TypeSelect({ t, form, name, options, onChoose }: TypeSelectProps) {
  const { [name]: value } = useStore(form.$values);
  const { [name]: problem } = useStore(form.$problems);
  return (
    <Select
      name={name}
      label={t(`field.${name}`)}
      problem={problem && t(`problems.${problem}`)}
      required
      value={value}
      onValue={(chosen) => chosen !== value && onChoose(chosen)}
    >
      <option value="" disabled>
        {t('field.typeChoose')}
      </option>
      {options.map(([type, label]) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function TitleField({ t, form }: Pick<NewTicketProps, 't' | 'form'>) {
  const { title } = useStore(form.$values);
  const { title: problem } = useStore(form.$problems);
  return (
    <Field
      name="title"
      label={t('field.title')}
      problem={problem && t(`problems.${problem}`)}
      required
      autoComplete="off"
      value={title}
      onValue={(text) => form.set('title', text)}
    />
  );
}
