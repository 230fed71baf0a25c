import { emailProblem } from '../../../core/email.ts';
import type { TicketProblems, TicketValues } from '../tickets.ts';

/**
 * What is wrong with a guest's address (spec §5). By itself, since a member's form has no need of what is known of addresses.
 *
 * @example guestProblems({ …, email: 'mei@' }) // { email: 'emailInvalid' }
 */
export function guestProblems({ email }: Pick<TicketValues, 'email'>): TicketProblems {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
