import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../core/time.ts';
import { createDependencies } from '../../../model/dependencies.ts';
import { quietly } from '../../../model/submit.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconPlus } from '../../../ui/icon/icons.ts';
import type { ComposerText } from '../texts.ts';
import { describeClient } from './client-details.ts';
import type { TicketForm } from './ticket-form.ts';

interface SupportDetailsProps {
  t: ComposerText;
  form: TicketForm;
  siteVersion: string;
}

/** Details for support: added only on request, and open to changes before sending (docs/behaviour/tickets.md#details-for-support). */
export function SupportDetails({ t, form, siteVersion }: SupportDetailsProps) {
  const { details } = useStore(form.$values);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (details) setOpen(true);
  }, [details]);
  const add = async () => {
    setOpen(true);
    const values = { ...describeClient(navigator.userAgent), version: siteVersion, language: navigator.language };
    const text = t('details.text', values);
    form.give({ details: text });
    // A failure stays silent: the details are useful without the order, too.
    await quietly(async () => {
      const { findLastOrder } = await import('./last-order.ts');
      const order = await findLastOrder(createDependencies(t.locale));
      if (!order || form.$values.get().details !== text) return;
      const { id, name, date } = order;
      form.give({ details: `${text}\n${t('details.order', { id, name, date: formatDateTime(date) })}` });
    });
  };
  const remove = () => {
    form.set('details', '');
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="text-button composer-add" onClick={() => void add()}>
          <Icon path={iconPlus} />
          {t('details.add')}
        </button>
      </p>
    );
  }
  return (
    <TextArea
      name="details"
      label={t('details.label')}
      hint={t('details.hint')}
      rows={6}
      value={details}
      onValue={(value) => form.set('details', value)}
    >
      <p>
        <button type="button" className="text-button" onClick={remove}>
          {t('details.remove')}
        </button>
      </p>
    </TextArea>
  );
}
