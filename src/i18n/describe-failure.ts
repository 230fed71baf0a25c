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

/** Any failure in the reader's words (docs/behaviour/errors.md#failures). The only place where failures become words. */
export function describeFailure(failure: unknown, t: SharedText<'failure'>): string {
  if (failure instanceof ServerRefusal) {
    const { text, code } = failure;
    if (typeof text === 'string') return text;
    return text?.[API_MESSAGE[t.locale]] || t('shared.failure.code', { code });
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
