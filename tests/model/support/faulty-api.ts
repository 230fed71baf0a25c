import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server that passes calls on to a sandbox and damages the answers. */
export interface FaultyApi {
  /** Its address for `apiBases`. */
  api: string;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are spoilt at places that have no type any more
type Bean = any;

/** Makes a damaged bean from a good one, by call. */
const SPOILT: Readonly<Record<string, (bean: Bean) => unknown>> = {
  skuList: (bean) => {
    const [first, second, third, fourth] = bean.goods;
    first.key = 2 ** 60;
    second.price.usd = 'free';
    third.name.tw = undefined;
    fourth.price.usd = String(fourth.price.usd);
    bean.payArray[0].name = 'bitcoin';
    bean.payArray[1].l1 = undefined;
    bean.currency = 'USD';
    return bean;
  },
  createRenewOrder: () => ({ url: 'http://pay.example/1' }),
  info: (bean) => ({ ...bean, pays: Object.fromEntries(bean.pays.entries()) }),
  ticket: (bean) => bean.map((row: Bean) => ({ ...row, date: row.date * 1000 })),
};

/** Starts a server that has every fault of `tests/model/conform.test.ts` at once; `token` is a member's. */
export async function openFaultyApi(origin: string, token: string): Promise<FaultyApi> {
  const server = createServer((request, response) => void relay(origin, token, request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    api: `http://localhost:${(server.address() as AddressInfo).port}/api`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function relay(
  origin: string,
  member: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = request.url?.replace(/^.*\//, '') ?? '';
  // Preflights are answered correctly: only the calls' answers lack the header.
  if (request.method === 'OPTIONS') {
    const allowed = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    };
    response.writeHead(204, { ...allowed, 'access-control-max-age': '600' }).end();
    return;
  }
  if (call === 'noSuchCall') return end(response, 500, 'text/plain', 'NullPointerException');
  if (call === 'invite') return end(response, 200, 'text/html', '<!DOCTYPE html><title>Maintenance</title>');
  if (call === 'appleId') {
    response.writeHead(302, { location: '/signin' }).end();
    return;
  }
  if (request.url?.includes('/files/')) {
    const file = await fetch(origin + request.url);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
    return;
  }
  // Every caller is treated as the member.
  const isOpen = call === 'info';
  const token = isOpen ? member : request.headers.authorization;
  const answer = await fetch(`${origin}/api/Website/${call}`, {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '', ...(token && { authorization: token }) },
    body: await text(request),
  });
  const wrapper = (await answer.json()) as { code: number; bean?: unknown };
  const { code, bean } = wrapper;
  const isRefused = code !== 200;
  const accepted = call === 'userRules' ? bean : { ...wrapper, bean: (SPOILT[call] ?? ((one) => one))(bean) };
  const sent = isRefused ? wrapper : accepted;
  return end(response, isRefused && call === 'regCheck' ? 403 : 200, 'application/json', JSON.stringify(sent));
}

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
