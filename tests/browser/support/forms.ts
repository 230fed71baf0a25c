import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';

/** The screens with a form in their HTML (a reset's link needs its key), and which member sees them; visitors' come first. */
export const FORMS = {
  register: undefined,
  login: undefined,
  forgotPassword: undefined,
  resetPassword: undefined,
  touristTicket: undefined,
  packages: 'lin',
  ticketCreate: 'tia',
} as const satisfies Partial<Record<ScreenName, PersonName | undefined>>;
