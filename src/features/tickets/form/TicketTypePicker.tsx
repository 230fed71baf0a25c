import { useStore } from '@nanostores/react';
import type { TicketType } from '#contract/values/ticket-types.ts';
import { Select } from '#ui/form/Select.tsx';
import type { NewText } from '../texts.ts';
import { isAboutExtension, isForGuests, ticketTypeName, ticketTypes } from '../tickets.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * Chooses the type, and for a connection issue the client, which prefills questions
 * (docs/behaviour/tickets.md#templates).
 */
export function TicketTypePicker({
  t,
  form,
  audience,
  templateOf,
}: {
  t: NewText;
  form: TicketForm;
  audience: 'member' | 'guest';
  /** The questions about a client, or about the browser extension. Guests have no type with questions. */
  templateOf?(isExtension: boolean): string;
}) {
  const { type, subType } = useStore(form.$values);
  const problems = useStore(form.$problems);
  const types = ticketTypes(audience);
  const subTypes = types.find((node) => String(node.type) === type)?.subTypes ?? [];
  // Guests have fewer to choose from, so each stands for more.
  const nameOf = (one: TicketType): string => {
    const name = ticketTypeName(one);
    return isForGuests(name) && audience === 'guest' ? t(`guestType.${name}`) : t(`type.${name}`);
  };
  const choose = (choice: { type: string; subType: string }) => {
    form.chooseType(choice, templateOf?.(isAboutExtension(Number(choice.subType))) ?? '');
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
            {nameOf(node.type)}
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
