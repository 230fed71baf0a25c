import type { IslandKey } from '../../../i18n/namespaces.ts';
import type { Text } from '../../../i18n/text.ts';
import { createSubmit } from '../../../stores/submit.ts';
import type { TicketForm } from './ticket-form.ts';

/** Fills a new ticket in from its address, where that asks for it; most visits bring no such wish and load nothing for it. */
export function prefillLate(form: TicketForm, audience: 'member' | 'guest', t: Text<IslandKey<'tickets'>>): void {
  if (!new URLSearchParams(location.search).has('type')) return;
  // Without it the form is a plain one: a failure says nothing.
  void createSubmit(() => true).run(async () => {
    const { prefillFromAddress } = await import('./top-up-prefill.ts');
    prefillFromAddress(form, audience, t);
  });
}
