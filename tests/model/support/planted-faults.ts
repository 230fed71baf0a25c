import { mock } from 'node:test';

/** An answer of the server. */
interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A request as a fault sees it. */
interface Asked {
  /** The name of the call, or of the file. */
  call: string;
  /** `POST`, or `OPTIONS` and `GET`, which most faults ignore. */
  method: string;
  body: string;
  token: string | undefined;
}

/**
 * Changes an answer. If a fault returns nothing, the answer stays as it is. `withToken` makes the call again with a
 * token.
 */
export type Fault = (
  asked: Asked,
  sent: Sent,
  withToken: (token: string) => Promise<Sent>,
) => Sent | undefined | Promise<Sent>;

// biome-ignore lint/suspicious/noExplicitAny: faults change answers at places that have no type
type Bean = any;

/** The answer with another wrapper. */
export function said(sent: Sent, wrapper: unknown): Sent {
  return { ...sent, status: 200, body: JSON.stringify(wrapper) };
}

/** A fault that changes the bean of one call, if the call succeeds. */
export function inBean(call: string, change: (bean: Bean) => unknown): Fault {
  return (asked, sent) => {
    const wrapper = asked.call === call && asked.method === 'POST' && JSON.parse(sent.body);
    return wrapper?.code === 200 ? said(sent, { ...wrapper, bean: change(wrapper.bean) }) : undefined;
  };
}

/** A fault that makes a call succeed with this bean, whoever makes the call. The body must contain the text `only`. */
export function done(call: string, bean: unknown, only = ''): Fault {
  return ({ call: name, method, body }, sent) =>
    name === call && method === 'POST' && body.includes(only) ? said(sent, { code: 200, bean }) : undefined;
}

/** Applies the current fault to every answer that this process receives, until the tests of the file are done. */
export function plantFaults(fault: () => Fault): void {
  const real = globalThis.fetch;
  mock.method(globalThis, 'fetch', async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const send = async (headers: object): Promise<Sent> => {
      const came = await real(address, { ...init, headers: { ...headers } });
      return { status: came.status, headers: Object.fromEntries(came.headers), body: await came.text() };
    };
    const [given, call = ''] = [Object(init.headers), /[^/]*$/.exec(String(address))?.[0]];
    const file = init.body instanceof FormData && (init.body.get('file') as File);
    const body = file ? await file.text() : String(init.body);
    const asked = { call, method: init.method ?? 'GET', body, token: given.authorization };
    const sent = await send(given);
    const spoilt = (await fault()(asked, sent, (authorization) => send({ ...given, authorization }))) ?? sent;
    const isEmpty = spoilt.status === 204;
    return new Response(isEmpty ? null : spoilt.body, spoilt);
  });
}
