import * as v from 'valibot';
import { login } from '#contract/account.ts';
import { type AnyCall, type BeanOf, Wrapper } from '#contract/call.ts';
import type { PayloadOf } from '#contract/calls.ts';
import type { SentExample } from './api/api.ts';
import { type PersonName, people } from './seed/people.ts';

/** An error's text, decoded from `msg`. */
const BilingualMessage = v.object({ cn: v.string(), en: v.string() });

/** An answer's wrapper with its `msg` decoded. */
export type Answer = v.InferOutput<typeof Wrapper> & { words?: { cn: string; en: string } };

/**
 * Makes calls to a sandbox over HTTP. It uses only the contract and `fetch`, so it is independent of the site's own client.
 */
export class Client {
  readonly #origin: string;
  readonly #apiBase: string;
  readonly #tokens = new Map<PersonName, string>();

  constructor(origin: string, apiBase = '/api') {
    this.#origin = origin;
    this.#apiBase = apiBase;
  }

  /** Sends any payload, valid or not. A form is sent as multipart. */
  async send(name: string, payload: unknown, token?: string): Promise<Answer> {
    const headers = token === undefined ? undefined : { authorization: token };
    const response = await this.post(`${this.#apiBase}/Website/${name}`, payload, headers);
    const wrapper = v.parse(Wrapper, await response.json());
    const words =
      typeof wrapper.msg === 'string' &&
      v.parse(BilingualMessage, JSON.parse(Buffer.from(wrapper.msg, 'base64').toString('utf8')));
    return { ...wrapper, ...(words && { words }) };
  }

  /**
   * Makes a call as a demo member or a guest, and returns the bean as the contract reads it. Throws if the call is refused.
   */
  async ask<C extends AnyCall>(call: C, payload: PayloadOf<C>, who?: PersonName): Promise<BeanOf<C>> {
    const { code, bean, words } = await this.send(call.name, payload, who && (await this.token(who)));
    if (code !== 200) throw new Error(`${call.name} answered ${code}: ${words?.en ?? ''}`);
    return v.parse(call.bean, bean) as BeanOf<C>;
  }

  /** Returns a demo member's token. Signs the member in only once. */
  async token(who: PersonName): Promise<string> {
    const { account, password } = people[who];
    const token = this.#tokens.get(who) ?? (await this.ask(login, { account, password })).data;
    this.#tokens.set(who, token);
    return token;
  }

  /** Sends an example of a call. `repass` gets the key that `forgot` has mailed. Returns the sent payload and the answer. */
  async sendExample({ call, payload, who }: SentExample): Promise<{ payload: unknown; answer: Answer }> {
    const mails = await this.read<{ kind: string; link: string }[]>('outbox');
    const link = mails.findLast(({ kind }) => kind === 'resetLink')?.link;
    const key = link && new URL(link).searchParams.get('key');
    const sent = call === 'repass' ? { ...Object(payload), key } : payload;
    return { payload: sent, answer: await this.send(call, sent, who && (await this.token(who))) };
  }

  /** Sends an order to `/sandbox/{name}`. */
  control(name: string, order: unknown): Promise<Response> {
    return this.post(`/sandbox/${name}`, order);
  }

  /** Reads `/sandbox/{name}`. The caller must know its type. */
  async read<T>(name: string): Promise<T> {
    return (await (await fetch(`${this.#origin}/sandbox/${name}`)).json()) as T;
  }

  /** Posts a form, its fields or JSON to any path. Redirects are not followed. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const asIs = body instanceof FormData || body instanceof URLSearchParams;
    const init = asIs ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const url = new URL(path, this.#origin);
    return fetch(url, { method: 'POST', redirect: 'manual', ...init, headers: { ...init.headers, ...headers } });
  }
}
