import {
  ContractBroken,
  NetworkFailure,
  ServerRefusal,
  SessionEnded,
  StorageBlocked,
  UnsafeAddress,
} from '#api/failures.ts';
import { API_MESSAGE } from '#routes/locales.ts';
import type { SharedText } from './island-texts.ts';

/** The text for a failure. */
export interface Explanation {
  /** In the reader's language. */
  words: string;
  /** The server's own text, if `words` is not it; with its language's tag where that is not the reader's. */
  theirs?: { text: string; tag: string | undefined };
  /** The code of a refusal whose text can't be read: support asks for it. */
  code?: number;
  /** Does a reload help, because a new version of the page is online? */
  isOutdated?: boolean;
}

/** What a screen says of a refusal. */
export interface Own {
  /** What it means here, in a sentence. */
  refused?: string | undefined;
  /** Does that come before the server's words also where those can be read? */
  leads?: boolean;
}

/**
 * Any failure in the reader's language. All texts about failures are made here (docs/behaviour/errors.md#failures). A
 * refusal is told in the server's words, if they are in that language; else in the screen's own (`refused`), followed by
 * the server's, or by the code where the server's text can't be read (docs/behaviour/errors.md#refusals). With `leads` the
 * screen's own come first in any case.
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
  // An order's error has no code.
  if (!theirs && !code) return { words: refused ?? t('shared.failure.refused') };
  if (!theirs) return refused ? { words: refused, code } : { words: t('shared.failure.code', { code }) };
  const tag = TAGS[kind] === t.tag ? undefined : TAGS[kind];
  if (!tag && !(refused && leads)) return { words: theirs };
  return { words: refused ?? t('shared.failure.refused'), theirs: { text: theirs, tag } };
}

/** The languages of the API's texts in two languages. Its Chinese is simplified: in tw it is a foreign text. */
const TAGS = { cn: 'zh-Hans', en: 'en' } as const;

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
