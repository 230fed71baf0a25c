import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { createDependencies } from '#app/dependencies.ts';
import { formatDateTime } from '#core/time.ts';
import { findMember } from '#session/session.ts';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { ComposerText } from '../ticket-texts.ts';
import { describeClient } from './client-details.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * Technical details for support (docs/behaviour/tickets.md#details-for-support). They are offered once something is
 * written, added only on request, and editable before sending.
 */
export function SupportDetails({ t, form }: { t: ComposerText; form: TicketForm }) {
  const { content, details } = useStore(form.$values);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (details) setOpen(true);
  }, [details]);
  // After sending or discarding, the next text starts without details.
  useEffect(() => {
    if (!content && !details) setOpen(false);
  }, [content, details]);
  const add = async () => {
    setOpen(true);
    const values = { ...describeClient(navigator.userAgent), version: SITE_VERSION, language: navigator.language };
    const text = t('details.text', values);
    form.give({ details: text });
    focusInstead(() => document.getElementById('details'));
    // A failure stays silent: the details are useful even without the order.
    const member = await findMember(createDependencies(t.locale));
    const [order] = [...(member?.pays ?? [])].sort((a, b) => b.date - a.date);
    if (!order || form.$values.get().details !== text) return;
    const { id, name, date } = order;
    form.give({ details: `${text}\n${t('details.order', { id, name, date: formatDateTime(date) })}` });
  };
  const remove = () => {
    form.set('details', '');
    setOpen(false);
    focusInstead(() => button.current ?? document.getElementById('content'));
  };
  if (!isOpen) {
    return (
      content.trim() && (
        <button ref={button} type="button" className="go composer-more" onClick={() => void add()}>
          {t('details.add')}
        </button>
      )
    );
  }
  return (
    <div className="composer-details">
      <TextArea
        name="details"
        label={t('details.label')}
        hint={t('details.hint')}
        rows={6}
        value={details}
        onValue={(value) => form.set('details', value)}
      >
        <p>
          <button type="button" className="go composer-more" onClick={remove}>
            {t('details.remove')}
          </button>
        </p>
      </TextArea>
    </div>
  );
}
