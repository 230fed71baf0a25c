import { href } from '../routes/href.ts';
import type { Locale } from '../routes/locales.ts';
import { safeReturnPath } from '../routes/return-path.ts';
import { sessionValues } from './storage.ts';

/** Where to go after signing in: the remembered path if it is a good one, else the account (spec §4). It is used up by this. */
export function takeReturnPath(locale: Locale): string {
  const path = safeReturnPath(sessionValues.get('path'));
  sessionValues.remove('path');
  return path ?? href('account', { locale });
}
