import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as a fault sees it. */
interface Request {
  /** The call's name, or that of a file. */
  call: string;
  /** `POST`, or `OPTIONS` and `GET`, of which most faults know nothing. */
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer on its way. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** The end of a connection in place of an answer. */
export const BROKEN_OFF: Sent = { status: 0, headers: {}, body: '' };

/** Spoils an answer; if it gives back nothing, the answer goes as it came. `asMember` makes the call as this member. */
export type Fault = (
  request: Request,
  sent: Sent,
  asMember: () => Promise<Sent>,
) => Sent | undefined | Promise<Sent | undefined>;

/** A server with one fault at a time, which passes all else on to a sandbox. */
export interface PlantedApi {
  /** Its address for `apiBases`. */
  api: string;
  fault: Fault;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are spoilt at places that have no type any more
export type Bean = any;

/** A fault of one call's bean, where the call succeeds. */
export function inBean(call: string, change: (bean: Bean) => unknown): Fault {
  return inWrapper((name, wrapper) =>
    name === call && wrapper.code === 200 ? { ...wrapper, bean: change(wrapper.bean) } : wrapper,
  );
}

/** A fault of all wrappers. */
export function inWrapper(change: (call: string, wrapper: Bean) => unknown): Fault {
  return ({ call, method }, sent) => {
    if (method !== 'POST') return undefined;
    return { ...sent, body: JSON.stringify(change(call, JSON.parse(String(sent.body)))) };
  };
}

/** Starts one in front of this sandbox; `token` is a member's. */
export async function openPlantedApi(origin: string, token: string): Promise<PlantedApi> {
  const server = createServer((request, response) => {
    answer(origin, token, planted.fault, request, response).catch((error: unknown) => {
      response.writeHead(500).end(`The fault itself has failed: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const planted: PlantedApi = {
    api: `http://localhost:${(server.address() as AddressInfo).port}/api`,
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return planted;
}

/** Headers of a request that are passed on. */
const ASKED = ['content-type', 'authorization', 'origin', 'access-control-request-method'];

/** Headers of an answer that belong to the connection. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function answer(
  origin: string,
  token: string,
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { method = '', url = '', headers } = request;
  const send = async (asked: IncomingHttpHeaders): Promise<Sent> => {
    const passed = ASKED.flatMap((name): [string, string][] => (asked[name] ? [[name, String(asked[name])]] : []));
    const init = { method, headers: passed, ...(method === 'POST' && { body: new Uint8Array(body) }) };
    const came = await fetch(origin + url, { redirect: 'manual', ...init });
    const kept = [...came.headers].filter(([name]) => !OF_CONNECTION.includes(name));
    return { status: came.status, headers: Object.fromEntries(kept), body: Buffer.from(await came.arrayBuffer()) };
  };
  const sent = await send(headers);
  const call = url.replace(/^.*\//, '');
  const asMember = () => send({ ...headers, authorization: token });
  const spoilt = (await fault({ call, method, headers, body }, sent, asMember)) ?? sent;
  if (spoilt === BROKEN_OFF) response.destroy();
  else response.writeHead(spoilt.status, spoilt.headers).end(spoilt.body);
}
