import { mock } from 'node:test';

/** An answer on its way. */
interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A request as a fault sees it. */
interface Asked {
  /** The call's name, or that of a file. */
  call: string;
  /** `POST`, or `OPTIONS` and `GET`, of which most faults know nothing. */
  method: string;
  body: string;
  token: string | undefined;
}

/** Spoils an answer; if it gives back nothing, the answer goes as it came. `asMember` makes the call with this token. */
export type Fault = (
  asked: Asked,
  sent: Sent,
  withToken: (token: string) => Promise<Sent>,
) => Sent | undefined | Promise<Sent>;

// biome-ignore lint/suspicious/noExplicitAny: answers are spoilt at places that have no type any more
type Bean = any;

/** The answer with another wrapper. */
export function said(sent: Sent, wrapper: unknown): Sent {
  return { ...sent, status: 200, body: JSON.stringify(wrapper) };
}

/** A fault of one call's bean, where the call succeeds. */
export function inBean(call: string, change: (bean: Bean) => unknown): Fault {
  return (asked, sent) => {
    const wrapper = asked.call === call && asked.method === 'POST' && JSON.parse(sent.body);
    return wrapper?.code === 200 ? said(sent, { ...wrapper, bean: change(wrapper.bean) }) : undefined;
  };
}

/** A call that is done, with this bean, whoever makes it; `only` if the body has this text. */
export function done(call: string, bean: unknown, only = ''): Fault {
  return ({ call: name, method, body }, sent) =>
    name === call && method === 'POST' && body.includes(only) ? said(sent, { code: 200, bean }) : undefined;
}

/** Has every answer that comes to this process spoilt by what `fault` gives back, until the file's tests are done. */
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
