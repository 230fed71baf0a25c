import { quietly } from '#stores/submit.ts';
import type { NewText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * Prefills a new ticket if its address has a `type`. Most addresses have none, so the code is loaded on demand.
 * Resolves when that is done.
 *
 * @param template the questions of a type that has some
 */
export function prefillIfAsked(
  form: TicketForm,
  audience: 'member' | 'guest',
  t: NewText,
  template = '',
): Promise<unknown> | undefined {
  if (!new URLSearchParams(location.search).has('type')) return undefined;
  // A failure stays silent: the form works without it.
  return quietly(async () => {
    const { prefillFromAddress } = await import('./prefill-from-address.ts');
    await prefillFromAddress(form, audience, t, template);
  });
}
