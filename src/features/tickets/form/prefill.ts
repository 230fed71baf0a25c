import { quietly } from '../../../stores/submit.ts';
import type { CreateText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

/** Fills a new ticket in from its address, where that asks for it; most visits bring no such wish and load nothing for it. */
export function prefillIfAsked(form: TicketForm, audience: 'member' | 'guest', t: CreateText): void {
  if (!new URLSearchParams(location.search).has('type')) return;
  // Without it the form is a plain one: a failure says nothing.
  void quietly(async () => {
    const { prefillFromAddress } = await import('./prefill-from-address.ts');
    prefillFromAddress(form, audience, t);
  });
}
