import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { ApiParts } from './api/api.ts';
import { all } from './api/database.ts';
import { FaultOrder } from './api/faults.ts';
import { addAgentReply } from './api/handlers/tickets.ts';
import { outbox } from './api/mail.ts';
import { creditOrder, findOrder, payOrder } from './api/orders.ts';
import { nowSeconds, Settings } from './api/world.ts';
import { readBody, sendJson } from './host/http.ts';
import { seed } from './seed/seed.ts';

const SettingOrder = v.object({ name: v.keyof(Settings), value: v.unknown() });
const CreditOrder = v.object({ order: v.string() });
const AgentReply = v.object({ ticket: v.string(), content: v.string() });

type Control = (parts: ApiParts & { initial: Partial<Settings> }, input: unknown) => unknown;

const done = { done: true };

/**
 * The sandbox's controls for tests, by method and path (tests/sandbox/README.md#controls). An error in a control is
 * answered with 400 and the error's message.
 */
const CONTROLS: Readonly<Record<string, Control>> = {
  'POST /sandbox/fault': ({ faults }, input) => {
    faults.set(v.parse(FaultOrder, input));
    return done;
  },
  'POST /sandbox/clear': ({ faults, recorder, keys, world, initial }) => {
    faults.clear();
    keys.clear();
    recorder.clear();
    world.arrivals.length = 0;
    Object.assign(world.settings, v.parse(Settings, initial));
    return done;
  },
  'POST /sandbox/reset': ({ world }) => {
    seed(world.db, nowSeconds());
    return done;
  },
  'POST /sandbox/setting': ({ world }, input) => {
    const { name, value } = v.parse(SettingOrder, input);
    return Object.assign(world.settings, v.parse(Settings, { ...world.settings, [name]: value }));
  },
  'POST /sandbox/credit': ({ world }, input) => {
    const { order: id } = v.parse(CreditOrder, input);
    const order = findOrder(world, id);
    if (!order) throw new Error(`There is no order ${id}`);
    if (order.state === 'open') payOrder(world, order, 0);
    else creditOrder(world, order);
    return { state: findOrder(world, id)?.state };
  },
  'POST /sandbox/agent-reply': ({ world }, input) => {
    const { ticket, content } = v.parse(AgentReply, input);
    if (!addAgentReply(world, ticket, content)) throw new Error(`There is no ticket ${ticket}`);
    return done;
  },
  'GET /sandbox/outbox': ({ world }) => outbox(world),
  'GET /sandbox/orders': ({ world }) =>
    all(
      world.db,
      'SELECT id, email, product, method, usd, convertDays, convertUsd, state, creditAt FROM purchase ORDER BY rowid',
    ),
};

/** Answers `/sandbox/…`. It sends no CORS headers, so only pages of the same origin and tests can use the controls. */
export async function answerControl(
  parts: ApiParts & { initial: Partial<Settings> },
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const control = CONTROLS[`${request.method} ${url.pathname}`];
  if (!control) return sendJson(response, 404, { error: `No control ${request.method} ${url.pathname}` });
  try {
    const body = request.method === 'POST' ? (await readBody(request, 1024 * 1024)).toString('utf8') : '';
    sendJson(response, 200, control(parts, body ? JSON.parse(body) : {}));
  } catch (error) {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}
