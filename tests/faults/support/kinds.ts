import type { Locale } from '../../../src/routes/locales.ts';
import { words } from '../../browser/support/words.ts';
import type { FaultOrder } from '../../sandbox/api/faults.ts';

/** One way in which a call goes wrong. */
interface FaultKind {
  /** What the sandbox is told. */
  order: Omit<FaultOrder, 'call' | 'times'>;
  /** What the reader is told; undefined where the call succeeds all the same. */
  says?(locale: Locale, call: string): string;
  /** Does the browser say that it is offline? */
  isOffline?: true;
  /** Does nothing come for so long that the page gives up? */
  isSilent?: true;
  /** Does it end the session of a member? */
  endsSession?: true;
  /** Did the server say no? Then the reader has to do something else, and nothing is left open. */
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

/** Every fault of the table, by the name under which it is printed and chosen (`--fault lost`). */
export const FAULTS = {
  // What the host or something on the way answers.
  http401: status(401),
  http403: status(403),
  http404: status(404),
  http413: status(413),
  http429: status(429),
  http500: status(500),
  http502: status(502),
  http503: status(503),
  http504: status(504),
  // What is no answer of the API.
  html: { order: { kind: 'html' }, says: unread },
  redirect: { order: { kind: 'redirect' }, says: unread },
  empty: { order: { kind: 'empty' }, says: unread },
  noContent: { order: { kind: 'noContent' }, says: unread },
  notJson: { order: { kind: 'notJson' }, says: unread },
  brokenContract: { order: { kind: 'brokenContract' }, says: unread },
  // What the connection does. The address belongs to another origin, as a hotel's page does.
  portal: { order: { kind: 'redirect', to: 'http://127.0.0.1:9/sign-in' }, says: broken('unreachable') },
  drop: { order: { kind: 'drop' }, says: broken('unreachable') },
  lost: { order: { kind: 'lost' }, says: broken('unreachable') },
  truncated: { order: { kind: 'truncated' }, says: broken('unreachable') },
  garbled: { order: { kind: 'garbled' }, says: broken('unreachable') },
  offline: { order: { kind: 'drop' }, says: broken('offline'), isOffline: true },
  silent: { order: { kind: 'silent' }, says: broken('timeout'), isSilent: true },
  // What is only odd.
  slow: { order: { kind: 'slow', ms: 1200 } },
  wrongType: { order: { kind: 'wrongType' } },
  // What the API itself says.
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
    // A visitor has no session that could end: for them the answer speaks for itself.
    says: (locale) => (locale === 'en' ? 'Please log in again' : '请重新登录'),
    endsSession: true,
    isRefusal: true,
  },
} satisfies Record<string, FaultKind>;

/** A fault of the table. */
export type FaultName = keyof typeof FAULTS;

/** The same, with all that it may say about itself. */
export function faultOf(name: FaultName): FaultKind {
  return FAULTS[name];
}
