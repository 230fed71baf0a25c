import { quietly } from '../../../stores/submit.ts';
import type { CreateText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * Prefills a new ticket if its address has a `type`. Most addresses have none, so the code is loaded on demand.
 * Resolves when that is done.
 */
export function prefillIfAsked(
  form: TicketForm,
  audience: 'member' | 'guest',
  t: CreateText,
): Promise<unknown> | undefined {
  if (!new URLSearchParams(location.search).has('type')) return undefined;
  // A failure stays silent: the form works without it.
  return quietly(async () => {
    const { prefillFromAddress } = await import('./prefill-from-address.ts');
    await prefillFromAddress(form, audience, t);
  });
}
