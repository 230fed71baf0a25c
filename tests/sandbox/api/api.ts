import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { AnyCall } from '#contract/call.ts';
import type * as contract from '#contract/calls.ts';
import { type CallName, CALLS as DESCRIBED } from '#contract/calls.ts';
import { PAYLOADS } from '#contract/payloads.ts';
import { BodyTooLarge, breakOff, readBody, send, sendJson } from '../host/http.ts';
import type { PersonName } from '../seed/people.ts';
import { type AccountRow, first } from './database.ts';
import { changedAnswer, type Faults, sendFault, wait } from './faults.ts';
import { accountHandlers } from './handlers/account.ts';
import { activityHandlers } from './handlers/activity.ts';
import type { Handler, HandlersOf } from './handlers/handler.ts';
import { inviteHandlers } from './handlers/invite.ts';
import { ruleHandlers } from './handlers/rules.ts';
import { shopHandlers } from './handlers/shop.ts';
import { MAX_IMAGE_BYTES, ticketHandlers } from './handlers/tickets.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { describeIssues, type Recorder, withoutFiles } from './record.ts';
import { Refusal, refusalWrapper } from './refusal.ts';
import type { World } from './world.ts';

/** The handlers of all calls. The type makes sure that every call of the contract has one. */
const handlers = {
  ...activityHandlers,
  ...shopHandlers,
  ...accountHandlers,
  ...ticketHandlers,
  ...inviteHandlers,
  ...ruleHandlers,
} satisfies HandlersOf<typeof contract>;

/** All calls of the contract by name. */
export const CALLS: ReadonlyMap<string, AnyCall> = new Map(Object.entries(DESCRIBED));

/** A payload that a call accepts, and the member who sends it. If `who` is undefined, a visitor sends it. */
export interface SentExample {
  call: CallName;
  payload: unknown;
  who: PersonName | undefined;
}

/** An example of each call, in an order in which all are accepted. `repass` needs the key that `forgot` has sent. */
export const EXAMPLES: readonly SentExample[] = Object.entries(handlers).map(([call, handler]) => ({
  call: call as CallName,
  payload: handler.example,
  who: 'who' in handler ? handler.who : undefined,
}));

/** Names of the calls that need a token. */
export const MEMBER_CALLS: readonly string[] = EXAMPLES.filter(({ who }) => who).map(({ call }) => call);

/**
 * Returns the headers that let other origins make calls with the site's three headers, and read the server's time
 * (docs/api.md#cors).
 */
function corsHeaders({ allowedOrigin }: World): Record<string, string> {
  return {
    'access-control-allow-origin': allowedOrigin,
    // A cache must not give one origin's permission to another origin.
    ...(allowedOrigin !== '*' && { vary: 'origin' }),
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-expose-headers': 'date',
    'access-control-max-age': '600',
  };
}

const MAX_JSON_BYTES = 1024 * 1024;
/** Larger than the allowed image, so that a picture which is slightly too large gets an error message. */
const MAX_UPLOAD_BYTES = 3 * MAX_IMAGE_BYTES;

/** The parts of a running sandbox that are needed to answer a call. */
export interface ApiParts {
  world: World;
  faults: Faults;
  recorder: Recorder;
  keys: IdempotencyKeys;
}

/** Answers `POST {API base}/Website/{name}` and its preflight. */
export async function answerCall(
  parts: ApiParts,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.sendDate = parts.world.settings.date;
  const cors = corsHeaders(parts.world);
  if (request.method === 'OPTIONS') return send(response, 204, cors);
  if (request.method !== 'POST') return send(response, 405, { ...cors, allow: 'POST, OPTIONS' });
  const call = CALLS.get(name);
  if (!call) {
    noteRefusal(parts, name, ['there is no such call']);
    return sendJson(response, 404, refusalWrapper(new Refusal('unknownCall', name)), cors);
  }
  try {
    const payload = await readPayload(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    parts.recorder.calls.push({ name, payload: withoutFiles(payload), headers, at: Date.now() });
    const fault = parts.faults.take(name);
    if (fault && sendFault(response, fault, call, cors)) return;
    if (fault?.kind === 'slow') await wait(fault.ms);
    // If the caller has left during the wait, do nothing: the sandbox itself may be closed.
    if (response.destroyed) return;
    const { status, wrapper } = await handleOnce(parts, call, payload, request.headers);
    // The call has been carried out, but the caller gets no answer.
    if (fault?.kind === 'lost') breakOff(response);
    else sendJson(response, status, changedAnswer(fault, wrapper), cors);
  } catch (error) {
    sendFailure(parts, name, error, response);
  }
}

/** Returns the body as the contract's schemas expect it: parsed JSON, or a form's fields. */
async function readPayload(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    const text = (await readBody(request, MAX_JSON_BYTES)).toString('utf8');
    try {
      return JSON.parse(text);
    } catch {
      throw new BadPayload(['(payload): expected JSON']);
    }
  }
  if (!type.startsWith('multipart/form-data')) {
    await readBody(request, MAX_UPLOAD_BYTES);
    throw new BadPayload([`content-type: expected application/json or multipart/form-data, got ${type || 'nothing'}`]);
  }
  const body = new Uint8Array(await readBody(request, MAX_UPLOAD_BYTES));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const fields = [...new Set(form.keys())].map((key) => [key, form.getAll(key)] as const);
  // A repeated field stays an array, which no schema accepts.
  return Object.fromEntries(fields.map(([key, values]) => [key, values.length > 1 ? values : values[0]]));
}

/**
 * Carries out a request. If a request with the same idempotency key has been carried out, sends the first answer again
 * (docs/api.md#idempotency-key). A key that may not be used in this way is answered with an HTTP status.
 */
async function handleOnce(
  parts: ApiParts,
  call: AnyCall,
  payload: unknown,
  { authorization, 'idempotency-key': header }: IncomingMessage['headers'],
): Promise<{ status: number; wrapper: unknown }> {
  const key = typeof header === 'string' ? header : undefined;
  const verdict = parts.keys.judge(key, [call.name, authorization], payload);
  if (verdict?.kind === 'again') return { status: 200, wrapper: verdict.answer };
  if (verdict?.kind === 'refused') return { status: verdict.status, wrapper: { code: verdict.status } };
  try {
    const wrapper = await handle(parts, call, payload, authorization);
    verdict?.keep(wrapper);
    return { status: 200, wrapper };
  } catch (error) {
    // A refused request has changed nothing, so the key can be used again.
    verdict?.release();
    throw error;
  }
}

async function handle(
  { world }: ApiParts,
  call: AnyCall,
  payload: unknown,
  token: string | undefined,
): Promise<unknown> {
  const parsed = v.safeParse<v.GenericSchema>(PAYLOADS[call.name as CallName], payload);
  if (!parsed.success) throw new BadPayload(describeIssues(parsed.issues));
  const taken = world.ids.taken(call.name, parsed.output, world.settings.ids);
  if ('reason' in taken) throw new BadPayload([taken.reason]);
  const handler = handlers[call.name as CallName] as Handler<AnyCall>;
  const member = token ? findMember(world, token) : undefined;
  if (handler.who && !member) throw new Refusal('notSignedIn');
  const bean = await handler.answer(taken.payload as never, { world, member: member as AccountRow });
  return { code: 200, bean: world.settings.ids === 'number' ? world.ids.numbered(call.name, bean) : bean };
}

function findMember({ db }: World, token: string): AccountRow | undefined {
  const sql = 'SELECT account.* FROM account JOIN token ON token.account = account.id WHERE token.token = ?';
  return first<AccountRow>(db, sql, token);
}

/** Thrown if a payload does not match the contract. */
class BadPayload extends Error {
  override readonly name = 'BadPayload';
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super(reasons.join('; '));
    this.reasons = reasons;
  }
}

function sendFailure(parts: ApiParts, name: string, error: unknown, response: ServerResponse): void {
  const cors = corsHeaders(parts.world);
  if (error instanceof Refusal) {
    sendJson(response, 200, refusalWrapper(error), cors);
  } else if (error instanceof BadPayload) {
    noteRefusal(parts, name, error.reasons);
    sendJson(response, 200, refusalWrapper(new Refusal('badPayload', `${name}: ${error.message}`)), cors);
  } else if (error instanceof BodyTooLarge) {
    // Close the connection with the answer, because the rest of the body is not read.
    sendJson(response, 413, refusalWrapper(new Refusal('imageTooLarge')), { ...cors, connection: 'close' });
  } else {
    // This is a bug in the sandbox. Log it without the request, which may contain a password.
    parts.world.log(`[sandbox] ${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
    send(response, 500, { ...cors, 'content-type': 'text/plain; charset=utf-8' }, 'The sandbox failed');
  }
}

function noteRefusal({ world, recorder }: ApiParts, call: string, reasons: string[]): void {
  recorder.refusals.push({ call, reasons });
  world.log(`[sandbox] refused ${call}: ${reasons.join('; ')}`);
}
