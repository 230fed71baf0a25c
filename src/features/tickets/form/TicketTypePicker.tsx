import { useStore } from '@nanostores/react';
import { Select } from '../../../ui/form/Select.tsx';
import type { CreateText } from '../texts.ts';
import { hasTemplate, isAboutExtension, ticketTypeName, ticketTypes } from '../tickets.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * Chooses the type, and for a connection issue the client, which prefills questions
 * (docs/behaviour/tickets.md#templates).
 */
export function TicketTypePicker({
  t,
  form,
  audience,
}: {
  t: CreateText;
  form: TicketForm;
  audience: 'member' | 'guest';
}) {
  const { type, subType } = useStore(form.$values);
  const problems = useStore(form.$problems);
  const types = ticketTypes(audience);
  const subTypes = types.find((node) => String(node.type) === type)?.subTypes ?? [];
  const choose = (choice: { type: string; subType: string }) => {
    const isExtension = isAboutExtension(Number(choice.subType));
    const template = hasTemplate(Number(choice.type)) && t(isExtension ? 'template.extension' : 'template.app');
    form.chooseType(choice, template || '');
  };
  return (
    <div className="type-picker">
      <Select
        name="type"
        label={t('field.type')}
        problem={problems.type && t(`problems.${problems.type}`)}
        required
        value={type}
        onValue={(value) => value !== type && choose({ type: value, subType: '' })}
      >
        <option value="" disabled>
          {t('field.typeChoose')}
        </option>
        {types.map((node) => (
          <option key={node.type} value={node.type}>
            {t(`type.${ticketTypeName(node.type)}`)}
          </option>
        ))}
      </Select>
      {subTypes.length > 0 && (
        <Select
          name="subType"
          label={t('field.subType')}
          problem={problems.subType && t(`problems.${problems.subType}`)}
          required
          value={subType}
          onValue={(value) => value !== subType && choose({ type, subType: value })}
        >
          <option value="" disabled>
            {t('field.typeChoose')}
          </option>
          {subTypes.map((leaf) => (
            <option key={leaf} value={leaf}>
              {t(`type.${ticketTypeName(leaf)}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
