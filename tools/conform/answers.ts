import { isUtf8 } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import * as v from 'valibot';
import { decodeMessage, Wrapper } from '#contract/call.ts';

/** A server's answer to a request. */
export interface Answer {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** The status and the duration, or why there was no answer. */
  said: string;
  /** Why the site can't read the answer at all. Undefined if it can. */
  problem?: string | undefined;
  /** The wrapper's code. Undefined if there is no wrapper. */
  code?: number | undefined;
  bean?: unknown;
  logout?: boolean;
  /** A refusal's words for readers of English. Empty if none can be read. */
  words?: string;
}

/** The time for which the site waits for an answer. */
const PATIENCE_MS = 30_000;

/** Sends a request as a page of `origin` would. Redirects are not followed. */
export async function ask(address: string, origin: string, init: RequestInit): Promise<Answer> {
  const started = performance.now();
  const headers = { origin, ...Object(init.headers) };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { ...init, headers, redirect: 'manual', signal });
    const bytes = Buffer.from(await response.arrayBuffer());
    const said = `HTTP ${response.status} in ${Math.round(performance.now() - started)} ms`;
    const answer = { status: response.status, headers: response.headers, text: bytes.toString('utf8'), said };
    return { ...answer, problem: problemOf(answer, isUtf8(bytes)), ...wrapperIn(answer.text) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why = name === 'TimeoutError' ? 'none within 30 seconds' : (Object(cause).code ?? message);
    const said = `no answer: ${why}`;
    return { status: 0, headers: new Headers(), text: '', said, problem: said };
  }
}

function problemOf({ status, headers, text }: Answer, isUnicode: boolean): string | undefined {
  if (status >= 300 && status < 400)
    return `redirects to ${headers.get('location')}: answer the call itself, because browsers follow redirects and the site would get that page`;
  if (status >= 400) return 'readers see "Network error" instead of your text: refuse with HTTP 200 and a code';
  if (!isUnicode) return 'is not UTF-8: readers see "\ufffd" in place of letters';
  if (parsed(text) !== undefined) return undefined;
  if (text === '') return 'is empty instead of JSON';
  return `is ${/^\s*</.test(text) ? 'an HTML page' : 'another text'} instead of JSON`;
}

function wrapperIn(text: string): Pick<Answer, 'code' | 'bean' | 'logout' | 'words'> {
  const { typed, output } = v.safeParse(Wrapper, parsed(text));
  if (!typed) return {};
  const { code, bean, logout, msg } = output;
  const { cn = '', en = '' } = decodeMessage(msg) ?? {};
  return { code, bean, logout, words: typeof bean === 'string' && bean.trim() ? bean : en || cn };
}

/**
 * Returns a refusal without the call's name and without numbers. A server refuses a call that it does not have like an unknown name. So if
 * two such texts are equal, the call is missing. Undefined for a success, a failure or a request to log in, because these do not show
 * whether the call exists.
 */
export function refusalIn({ status, code, logout, words, text }: Answer, name: string): string | undefined {
  if (![200, 400, 404, 405, 410, 501].includes(status) || code === 200 || logout) return undefined;
  const said = code === undefined ? `HTTP ${status} ${text}` : `${code} ${words}`;
  // Remove request ids and times, because they differ from answer to answer.
  return said.replaceAll(name, '').replace(/[\da-f-]{8,}/gi, '');
}

/** Returns a text's value as JSON, or undefined if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
