import type { Locale } from '../../../src/routes/locales.ts';
import { words } from '../../browser/support/words.ts';
import type { FaultOrder } from '../../sandbox/api/faults.ts';

/** One kind of fault. */
interface FaultKind {
  /** The order for the sandbox. */
  order: Omit<FaultOrder, 'call' | 'times'>;
  /** The text for the reader; undefined if the call succeeds nevertheless. */
  says?(locale: Locale, call: string): string;
  /** Does the browser say that it is offline? */
  isOffline?: true;
  /** Is there no answer for so long that the page gives up? */
  isSilent?: true;
  /** Does it end the session of a member? */
  endsSession?: true;
  /** Is it a refusal? Then the outcome is known, and the reader has to do something else. */
  isRefusal?: true;
}

const unread = (locale: Locale, call: string): string => words(locale, 'shared')('failure.contract', { call });
const broken =
  (reason: 'unreachable' | 'timeout' | 'offline') =>
  (locale: Locale): string => {
    const t = words(locale, 'shared');
    return t('failure.network', { reason: t(`failure.reason.${reason}`) });
  };
const coded = (locale: Locale): string => words(locale, 'shared')('failure.code', { code: 400 });

function status(number: number): FaultKind {
  return {
    order: { kind: 'status', status: number },
    says(locale) {
      const t = words(locale, 'shared');
      return t('failure.network', { reason: t('failure.reason.status', { status: number }) });
    },
  };
}

/** Every fault of the table, by the name for printing and selecting (`--fault lost`). */
export const FAULTS = {
  // Answers of the host, or of something between browser and host.
  http401: status(401),
  http403: status(403),
  http404: status(404),
  http413: status(413),
  http429: status(429),
  http500: status(500),
  http502: status(502),
  http503: status(503),
  http504: status(504),
  // Answers that the API would never give.
  html: { order: { kind: 'html' }, says: unread },
  redirect: { order: { kind: 'redirect' }, says: unread },
  empty: { order: { kind: 'empty' }, says: unread },
  noContent: { order: { kind: 'noContent' }, says: unread },
  notJson: { order: { kind: 'notJson' }, says: unread },
  brokenContract: { order: { kind: 'brokenContract' }, says: unread },
  // Faults of the connection. The address is on another origin, as with a hotel's login page.
  portal: { order: { kind: 'redirect', to: 'http://127.0.0.1:9/sign-in' }, says: broken('unreachable') },
  drop: { order: { kind: 'drop' }, says: broken('unreachable') },
  lost: { order: { kind: 'lost' }, says: broken('unreachable') },
  truncated: { order: { kind: 'truncated' }, says: broken('unreachable') },
  garbled: { order: { kind: 'garbled' }, says: broken('unreachable') },
  offline: { order: { kind: 'drop' }, says: broken('offline'), isOffline: true },
  silent: { order: { kind: 'silent' }, says: broken('timeout'), isSilent: true },
  // Odd answers that are usable.
  slow: { order: { kind: 'slow', ms: 1200 } },
  wrongType: { order: { kind: 'wrongType' } },
  // Answers of the API itself.
  refuse: {
    order: { kind: 'refuse' },
    says: (locale) => (locale === 'en' ? 'Refused by the test' : '测试拒绝'),
    isRefusal: true,
  },
  refuseInBean: {
    order: { kind: 'refuse', bean: '不行，测试说 No' },
    says: (locale) => (locale === 'en' ? words(locale, 'shared')('failure.refused') : '不行，测试说 No'),
    isRefusal: true,
  },
  refuseWordless: { order: { kind: 'refuse', msg: null }, says: coded, isRefusal: true },
  refuseGarbled: { order: { kind: 'refuse', msg: 'not base64!' }, says: coded, isRefusal: true },
  logout: {
    order: { kind: 'logout' },
    // Guests have no session that could end: they see the answer's text.
    says: (locale) => (locale === 'en' ? 'Please log in again' : '请重新登录'),
    endsSession: true,
    isRefusal: true,
  },
} satisfies Record<string, FaultKind>;

/** A fault of the table. */
export type FaultName = keyof typeof FAULTS;

/** The fault, typed with all its optional fields. */
export function faultOf(name: FaultName): FaultKind {
  return FAULTS[name];
}
