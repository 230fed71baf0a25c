import { emailProblem } from '../../../core/email.ts';
import type { TicketProblems, TicketValues } from '../tickets.ts';

/**
 * What is wrong with a guest's e-mail (docs/behaviour/tickets.md#fields). In its own file, so that members' forms don't load the check.
 *
 * @example guestProblems({ …, email: 'mei@' }) // { email: 'emailInvalid' }
 */
export function guestProblems({ email }: Pick<TicketValues, 'email'>): TicketProblems {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
