import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';

/**
 * The screens with a form in their HTML, and the member who sees each screen. The screens of visitors come first. The
 * screen for a new password needs the key of a link.
 */
export const FORMS = {
  register: undefined,
  login: undefined,
  forgotPassword: undefined,
  resetPassword: undefined,
  touristTicket: undefined,
  packages: 'lin',
  ticketCreate: 'tia',
} as const satisfies Partial<Record<ScreenName, PersonName | undefined>>;
