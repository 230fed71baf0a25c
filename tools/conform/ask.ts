import { isUtf8 } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import * as v from 'valibot';
import { type AnyCall, decodeMessage, Wrapper } from '../../src/contract/call.ts';
import type { CallReport, Finding } from './findings.ts';
import { read } from './read.ts';
import { remarksAt } from './remarks.ts';
import { screenOf } from './screens.ts';
import { serverSeconds } from './time.ts';

/** A raw answer. */
export interface Answer {
  /** Undefined if there was no answer. */
  status?: number;
  headers: Headers;
  text: string;
  /** Is the text UTF-8? Else letters of it are lost. */
  isUtf8: boolean;
  ms: number;
  /** Why there was no answer. */
  failure?: string;
}

/** A call's answer, read as the site reads it. */
export interface Asked {
  report: CallReport;
  answer: Answer;
  /** The bean; undefined if the call was refused, or the answer is unusable. */
  bean?: unknown;
  /** The bean as it came. */
  sent?: unknown;
  /** Does the answer end the session? */
  logout: boolean;
}

/** How long the site waits for an answer. */
const PATIENCE_MS = 30_000;

/** Slower answers are noticeable. */
const SLOW_MS = 1_000;

/** Calls whose answers must not appear in a report. */
const SECRET = ['login', 'greenChannel', 'appleId'];

/** Sends a request as a page of `origin` would; redirects are not followed. */
export async function ask(address: string, origin: string, init: RequestInit): Promise<Answer> {
  const started = performance.now();
  const ms = (): number => Math.round(performance.now() - started);
  try {
    const response = await fetch(address, {
      ...init,
      headers: { origin, ...Object(init.headers) },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, headers, text: new TextDecoder().decode(bytes), isUtf8: isUtf8(bytes), ms: ms() };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why =
      name === 'TimeoutError' ? 'none within 30 seconds' : (Object(cause).code ?? Object(cause).message ?? message);
    return { headers: new Headers(), text: '', isUtf8: true, ms: ms(), failure: String(why) };
  }
}

/** Reads the answer to a call as the site would, and reports everything about it. */
export function take(call: AnyCall, as: string, answer: Answer): Asked {
  const { status, ms, text } = answer;
  const report: CallReport = {
    call: call.name,
    as,
    isTry: false,
    status,
    ms,
    bytes: Buffer.byteLength(text),
    findings: [],
    shown: [],
  };
  const note = (weight: Finding['weight'], words: string, place = ''): void => {
    report.findings.push({ weight, place, text: words });
  };
  const asked: Asked = { report, answer, logout: false };
  const problem = problemOf(answer);
  if (problem) {
    note('unusable', problem);
    return asked;
  }
  if (!answer.isUtf8) note('unusable', 'is not UTF-8: readers see "\ufffd" in place of letters');
  if (ms > SLOW_MS) note('hint', `took ${(ms / 1000).toFixed(1)} s`);
  const json = JSON.parse(text) as unknown;
  const wrapper = v.safeParse(Wrapper, json);
  if (!wrapper.typed) {
    const isBare = typeof json === 'object' && v.safeParse(call.bean, json).typed;
    note('unusable', `has no wrapper: {"code": 200, "bean": …} is expected${isBare ? ', and the bare bean came' : ''}`);
    return asked;
  }
  const { code, bean, logout, msg } = wrapper.output;
  Object.assign(report, { code });
  asked.logout = logout;
  for (const { weight, place, text: words } of read(Wrapper, json).findings) {
    // Further fields next to the wrapper's four are ignored.
    if (place === 'code' || place === 'logout') note(weight, words, place);
  }
  if (code === 200 && logout) {
    note('unusable', 'is true in an answer that is no refusal: it ends the session of who is logged in', 'logout');
  }
  if (code !== 200) {
    const words = typeof bean === 'string' && bean.trim() ? bean : decodeMessage(msg);
    if (words) report.shown.push(`refused: ${typeof words === 'string' ? words : words.en || words.cn}`);
    else note('hint', `was refused without words that can be read: readers see "Error code: ${code}"`);
    if (typeof words === 'object' && !(words.cn && words.en))
      note('hint', 'was refused in one language: readers of the other get a sentence of ours beside it');
    return asked;
  }
  asked.sent = bean;
  const { findings, lists } = read(call.bean, bean, {
    isSecret: SECRET.includes(call.name),
    remark: remarksAt(serverSeconds(answer.headers)),
  });
  report.findings.push(...findings);
  const parsed = v.safeParse(call.bean, bean);
  if (!parsed.typed) return asked;
  asked.bean = parsed.output;
  report.shown.push(...screenOf(call.name, parsed.output, lists));
  return asked;
}

/** Why the site can't read an answer at all; undefined if it can. */
function problemOf({ status, headers, text, failure }: Answer): string | undefined {
  if (status === undefined) return `no answer: ${failure}`;
  if (status >= 300 && status < 400) {
    return `HTTP ${status} to ${headers.get('location') ?? 'nowhere'}: a browser follows it, and the site gets that page in place of an answer`;
  }
  if (status >= 400)
    return `HTTP ${status}: readers see "Network error", none of your words; refuse with HTTP 200 and a code`;
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const other = text ? 'what is no JSON' : 'nothing';
    return `HTTP ${status} with ${/^\s*</.test(text) ? 'an HTML page' : other} in place of JSON`;
  }
}
