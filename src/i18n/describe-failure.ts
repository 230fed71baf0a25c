import {
  ContractBroken,
  NetworkFailure,
  type NetworkReason,
  ServerRefusal,
  SessionEnded,
  StorageBlocked,
  UnsafeAddress,
} from '#api/failures.ts';
import { API_MESSAGE } from '#routes/locales.ts';
import type { SharedText } from './island-texts.ts';

/** The text for a failure. */
export interface Explanation {
  /** The text in the reader's language. */
  words: string;
  /** The server's own text, if `words` is another text. It has the tag of its language, if that is not the reader's. */
  theirs?: { text: string; tag: string | undefined };
  /** The code of a refusal whose text can't be read. Support asks for it. */
  code?: number;
  /** True if a reload helps, because a new version of the page is online. */
  isOutdated?: boolean;
}

/** A screen's own text for a refusal. */
export interface Own {
  /** A sentence that says what the refusal means on this screen. */
  refused?: string | undefined;
  /** True if this sentence always comes before the server's text, even if that text is in the reader's language. */
  leads?: boolean;
}

/**
 * Explains any failure in the reader's language. All texts about failures are made here
 * (docs/behaviour/errors.md#failures). If the server's text for a refusal is in the reader's language, it is shown.
 * Otherwise the screen's own text (`refused`) is shown, followed by the server's text. If the server's text can't be
 * read, the code follows instead (docs/behaviour/errors.md#refusals). With `leads` the screen's own text always comes
 * first.
 */
export function explainFailure(
  failure: unknown,
  t: SharedText<'failure'>,
  { refused, leads = false }: Own = {},
): Explanation {
  if (failure instanceof ServerRefusal) return explainRefusal(failure, t, { refused, leads });
  if (failure instanceof NetworkFailure && failure.reason.kind === 'code' && failure.reason.newVersion) {
    return { words: failure.reason.newVersion, isOutdated: true };
  }
  return { words: nameFailure(failure, t) };
}

function explainRefusal({ text, code }: ServerRefusal, t: SharedText<'failure'>, { refused, leads }: Own): Explanation {
  const wanted = API_MESSAGE[t.locale];
  const texts = typeof text === 'string' ? { [scriptOf(text) ?? wanted]: text } : (text ?? {});
  const other = texts.cn ? 'cn' : 'en';
  const kind = texts[wanted] ? wanted : other;
  const theirs = texts[kind];
  // The error of an order has no code.
  if (!theirs && !code) return { words: refused ?? t('shared.failure.refused') };
  if (!theirs) return refused ? { words: refused, code } : { words: t('shared.failure.code', { code }) };
  const tag = TAGS[kind] === t.tag ? undefined : TAGS[kind];
  if (!tag && !(refused && leads)) return { words: theirs };
  return { words: refused ?? t('shared.failure.refused'), theirs: { text: theirs, tag } };
}

/** The tags of the two languages of the API's texts. Its Chinese is simplified, so it is a foreign text for `tw`. */
const TAGS = { cn: 'zh-Hans', en: 'en' } as const;

/** The language of a text without a label, judged by its letters; undefined if it has none. */
function scriptOf(text: string): 'cn' | 'en' | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'cn';
  return /[a-z]{2}/i.test(text) ? 'en' : undefined;
}

function nameFailure(failure: unknown, t: SharedText<'failure'>): string {
  if (failure instanceof NetworkFailure) return t('shared.failure.network', { reason: nameReason(failure.reason, t) });
  if (failure instanceof ContractBroken) return t('shared.failure.contract', { call: failure.call });
  if (failure instanceof SessionEnded) return t('shared.failure.sessionEnded');
  if (failure instanceof StorageBlocked) return t('shared.failure.storageBlocked');
  if (failure instanceof UnsafeAddress) return t('shared.failure.unsafeAddress');
  return t('shared.failure.unexpected');
}

function nameReason(reason: NetworkReason, t: SharedText<'failure'>): string {
  if (reason.kind !== 'status') return t(`shared.failure.reason.${reason.kind}`);
  const { status, waitSeconds: count } = reason;
  return count ? t('shared.failure.reason.wait', { status, count }) : t('shared.failure.reason.status', { status });
}
