import {
  ContractBroken,
  NetworkFailure,
  ServerRefusal,
  SessionEnded,
  StorageBlocked,
  UnsafeAddress,
} from '../api/failures.ts';
import type { SharedKey } from './namespaces.ts';
import type { Text } from './text.ts';

/** What any failure is called in the reader's language: the only place where failures become words (spec §8). */
export function describeFailure(failure: unknown, t: Text<SharedKey>): string {
  if (failure instanceof ServerRefusal) {
    const { text, code } = failure;
    if (typeof text === 'string') return text;
    return (t.locale === 'en' ? text?.en : text?.cn) || t('shared.failure.code', { code });
  }
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
