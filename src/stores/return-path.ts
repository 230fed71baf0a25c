import { href } from '../routes/href.ts';
import type { Locale } from '../routes/locales.ts';
import { safeReturnPath } from '../routes/return-path.ts';
import { sessionValues } from './storage.ts';

/**
 * Where to go after signing in: the remembered path if it is safe, else the account (docs/behaviour/session.md#return-path). Taking it
 * forgets it, so it is used only once.
 */
export function takeReturnPath(locale: Locale): string {
  const path = safeReturnPath(sessionValues.get('path'));
  sessionValues.remove('path');
  return path ?? href('account', { locale });
}
