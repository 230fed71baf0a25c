import {
  ContractBroken,
  NetworkFailure,
  ServerRefusal,
  SessionEnded,
  StorageBlocked,
  UnsafeAddress,
} from '../api/failures.ts';
import { API_MESSAGE } from '../routes/locales.ts';
import type { SharedText } from './island-texts.ts';

/** The text for a failure. */
export interface Explanation {
  /** In the reader's language. */
  words: string;
  /** The server's text, if it sent none in the reader's language; with its language tag. */
  foreign?: { text: string; tag: string };
  /** Does a reload help, because a new version of the page is online? */
  isOutdated?: boolean;
}

/** Any failure as a single text, where there is no room for two (docs/behaviour/errors.md#failures). */
export function describeFailure(failure: unknown, t: SharedText<'failure'>): string {
  const { words, foreign } = explainFailure(failure, t);
  return foreign ? `${words} ${foreign.text}` : words;
}

/**
 * Any failure in the reader's language. All texts about failures are made here (docs/behaviour/errors.md#failures). If
 * the server sent its text only in another language, it follows the site's own (docs/behaviour/errors.md#refusals).
 */
export function explainFailure(failure: unknown, t: SharedText<'failure'>): Explanation {
  if (failure instanceof ServerRefusal) return explainRefusal(failure, t);
  if (failure instanceof NetworkFailure && failure.reason.kind === 'code' && failure.reason.newVersion) {
    return { words: failure.reason.newVersion, isOutdated: true };
  }
  return { words: nameFailure(failure, t) };
}

function explainRefusal({ text, code }: ServerRefusal, t: SharedText<'failure'>): Explanation {
  const own = API_MESSAGE[t.locale];
  const texts = typeof text === 'string' ? { [scriptOf(text) ?? own]: text } : (text ?? {});
  const words = texts[own];
  if (words) return { words };
  const other = own === 'cn' ? 'en' : 'cn';
  const foreign = texts[other];
  if (foreign)
    return { words: t('shared.failure.refused'), foreign: { text: foreign, tag: other === 'cn' ? 'zh' : 'en' } };
  // An order's error has no code.
  return { words: code ? t('shared.failure.code', { code }) : t('shared.failure.refused') };
}

/** The language of an unlabelled text, judged by its letters; undefined if it has none. */
function scriptOf(text: string): 'cn' | 'en' | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'cn';
  return /[a-z]{2}/i.test(text) ? 'en' : undefined;
}

function nameFailure(failure: unknown, t: SharedText<'failure'>): string {
  if (failure instanceof NetworkFailure) {
    const { reason } = failure;
    const words =
      reason.kind === 'status'
        ? t('shared.failure.reason.status', { status: reason.status })
        : t(`shared.failure.reason.${reason.kind}`);
    return t('shared.failure.network', { reason: words });
  }
  if (failure instanceof ContractBroken) return t('shared.failure.contract', { call: failure.call });
  if (failure instanceof SessionEnded) return t('shared.failure.sessionEnded');
  if (failure instanceof StorageBlocked) return t('shared.failure.storageBlocked');
  if (failure instanceof UnsafeAddress) return t('shared.failure.unsafeAddress');
  return t('shared.failure.unexpected');
}
