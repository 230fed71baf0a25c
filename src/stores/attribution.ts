import { DEFAULT_SOURCE } from '#contract/values.ts';
import { isYounger, MS_PER_DAY } from '#core/time.ts';
import { localValues, readJson, sessionValues } from './storage.ts';

/** The source of the visit, as orders send it (docs/behaviour/session.md#attribution). */
export interface Attribution {
  ref: string;
  source: string;
  channelId: string;
}

/** Milliseconds for which an invitation is remembered on this device (docs/behaviour/session.md#attribution). */
const KEPT_MS = 30 * MS_PER_DAY;

const KEYS = ['ref', 'source', 'channelId'] as const;

/** Stores the values of an address. The last visit wins, both in the tab and in the copy that outlives it. */
export function keepAttribution(values: Partial<Attribution>, nowMs: number): void {
  const copy = readCopy(nowMs);
  for (const key of KEYS) {
    if (values[key]) sessionValues.set(key, values[key]);
    copy[key] = sessionValues.get(key) ?? copy[key];
  }
  if (values.ref) localValues.set('attribution', JSON.stringify({ ...copy, at: nowMs }));
}

/** Reads the source of the visit. Without stored values, source and channel are `web`. */
export function readAttribution(nowMs: number): Attribution {
  const copy = readCopy(nowMs);
  const value = (key: keyof Attribution): string | undefined => {
    const kept = copy[key];
    return sessionValues.get(key) ?? (typeof kept === 'string' ? kept : undefined);
  };
  return {
    ref: value('ref') ?? '',
    source: value('source') ?? DEFAULT_SOURCE,
    channelId: value('channelId') ?? DEFAULT_SOURCE,
  };
}

/** Reads the stored copy that outlives the tab. It is empty if there is none or if it has expired. */
function readCopy(nowMs: number): Partial<Record<keyof Attribution | 'at', unknown>> {
  const copy = readJson(localValues, 'attribution') as Partial<Record<keyof Attribution | 'at', unknown>> | undefined;
  return typeof copy?.at === 'number' && isYounger(copy.at, nowMs, KEPT_MS) ? copy : {};
}
