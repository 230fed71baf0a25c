import * as v from 'valibot';
import { decodeMessage, Wrapper } from '../../src/contract/call.ts';
import type { Answer } from './ask.ts';

/** A name that no server has a call of. */
export const UNKNOWN_CALL = 'noSuchCall';

/** HTTP statuses of servers that look for a call by its name, and don't find it. */
export const NOT_FOUND: readonly number[] = [200, 400, 404, 405, 410, 501];

/** The wrapper in an answer; undefined if there is none. */
export function wrapperIn(text: string): v.InferOutput<typeof Wrapper> | undefined {
  try {
    const { typed, output } = v.safeParse(Wrapper, JSON.parse(text));
    return typed ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The answer to a call without its name and numbers. If it is the same as that to a name that no server knows, the
 * server does not have the call. Undefined if the answer says nothing about that: a success, a failure, or the wish for
 * a log-in, which may come before a server looks at the name.
 */
export function refusalIn({ status = 0, text }: Answer, name: string): string | undefined {
  const wrapper = wrapperIn(text);
  if (!NOT_FOUND.includes(status) || wrapper?.code === 200 || wrapper?.logout) return undefined;
  const said = wrapper ? JSON.stringify([wrapper.bean, decodeMessage(wrapper.msg) ?? wrapper.msg]) : text;
  // Request ids and times differ from answer to answer.
  return `${wrapper?.code ?? `HTTP ${status}`} ${said.replaceAll(name, '').replace(/[\da-f-]{8,}|\d+/gi, '')}`;
}
