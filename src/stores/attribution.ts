import { DEFAULT_SOURCE } from '../contract/values/shop.ts';
import { localValues, readJson, sessionValues } from './storage.ts';

/** Who sent the visitor, as stated in orders (docs/behaviour/session.md#attribution). */
export interface Attribution {
  ref: string;
  source: string;
  channelId: string;
}

/** How long an invitation is remembered on this device (docs/decisions/005-attribution.md#decision). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps what an address brought along. The last touch wins, in the tab and in the copy that outlives it. */
export function keepAttribution(values: Partial<Attribution>, nowMs: number): void {
  for (const key of ['ref', 'source', 'channelId'] as const) {
    if (values[key]) sessionValues.set(key, values[key]);
  }
  if (values.ref) localValues.set('attribution', JSON.stringify({ ...readAttribution(nowMs), at: nowMs }));
}

/** To whom the visit is attributed. Source and channel default to `web`. */
export function readAttribution(nowMs: number): Attribution {
  const copy = readJson(localValues, 'attribution') as Partial<Record<keyof Attribution | 'at', unknown>> | undefined;
  const isFresh = typeof copy?.at === 'number' && nowMs - copy.at < KEPT_MS;
  const value = (key: keyof Attribution): string | undefined => {
    const kept = isFresh ? copy[key] : undefined;
    return sessionValues.get(key) ?? (typeof kept === 'string' ? kept : undefined);
  };
  return {
    ref: value('ref') ?? '',
    source: value('source') ?? DEFAULT_SOURCE,
    channelId: value('channelId') ?? DEFAULT_SOURCE,
  };
}
