import { isEmail } from '../../../core/email.ts';
import type { TicketProblems, TicketValues } from '../tickets.ts';

/**
 * What is wrong with a guest's address (spec §5). By itself, since a member's form has no need of what is known of addresses.
 *
 * @example emailProblem({ …, email: 'mei@' }) // { email: 'emailInvalid' }
 */
export function emailProblem({ email }: Pick<TicketValues, 'email'>): TicketProblems {
  if (!email.trim()) return { email: 'emailEmpty' };
  return isEmail(email.trim()) ? {} : { email: 'emailInvalid' };
}
