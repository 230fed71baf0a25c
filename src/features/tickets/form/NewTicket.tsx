import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { isOutcomeUnknown } from '#app/send-once.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { AddImages } from '../images/AddImages.tsx';
import { Uploads } from '../images/Uploads.tsx';
import type { NewText } from '../texts.ts';
import { ComposerForm } from './ComposerForm.tsx';
import { Discard, RestoredLine } from './Discard.tsx';
import { Message } from './Message.tsx';
import { SupportDetails } from './SupportDetails.tsx';
import './composer.css';
import type { TicketForm } from './ticket-form.ts';

interface NewTicketProps {
  t: NewText;
  form: TicketForm;
  siteVersion: string;
  /** The address where the writer can see whether it has arrived. */
  listPath?: string;
  /** See `ComposerForm`. */
  onAwake(): unknown;
  /** The fields above the text. */
  children: ReactNode;
}

/** Writes a new ticket: text, images, details for support (docs/behaviour/tickets.md#create). */
export function NewTicket({ t, form, siteVersion, listPath, onAwake, children }: NewTicketProps) {
  const failure = useStore(form.submit.$failure);
  return (
    <ComposerForm t={t} form={form} className="composer stack" listPath={listPath} onAwake={onAwake}>
      {({ progress }) => (
        <>
          {children}
          <Message t={t} form={form} label={t('field.content')} rows={6} isReadOnly={progress === 'sending'} />
          <div className="composer-images">
            <AddImages t={t} queue={form.queue} isLabelled />
            <p className="hint">{t('files.hint')}</p>
            <Uploads t={t} form={form} />
          </div>
          <SupportDetails t={t} form={form} siteVersion={siteVersion} />
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
          {/* At the end, where its space is reserved: a draft is found late, and must not move what the reader is
              using. */}
          <RestoredLine t={t} form={form} />
        </>
      )}
    </ComposerForm>
  );
}
