import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import * as config from '#config.ts';
import { type ApiParts, answerCall } from './api/api.ts';
import { answerAttachment } from './api/attachments.ts';
import { openDatabase } from './api/database.ts';
import { type FaultOrder, Faults } from './api/faults.ts';
import { answerGateway } from './api/gateway.ts';
import { IdempotencyKeys } from './api/idempotency.ts';
import { WireIds } from './api/ids.ts';
import { creditDueOrders } from './api/orders.ts';
import { type RecordedCall, type RecordedRefusal, Recorder } from './api/record.ts';
import { type Arrival, nowSeconds, Settings, type World } from './api/world.ts';
import { answerControl } from './controls.ts';
import { send } from './host/http.ts';
import { createSite } from './host/site.ts';
import { people } from './seed/people.ts';
import { seedIfEmpty } from './seed/seed.ts';

/** Options for a sandbox. All but the database have defaults. */
export interface SandboxOptions {
  /** `:memory:`, or a file that remains when the process ends. An empty database is filled with the demo members. */
  database: string;
  /** With 0, the default, the sandbox takes any free port. */
  port?: number;
  /** The site's address, if it is not the sandbox's own origin. No slash at the end. */
  siteUrl?: string;
  /**
   * True if no site shares the sandbox's origin, so that addresses of pictures must include the host. The default is false.
   */
  isAlone?: boolean;
  /** The only other origin whose pages may call the API. By default all may. */
  allowedOrigin?: string | undefined;
  /** A built site to serve on the same origin. */
  distDir?: string;
  /** Replaces `config.apiBases`. Only the path of an address is used. */
  apiBases?: readonly [string, ...string[]];
  settings?: Partial<Settings>;
  /** Logs refusals and mails. The default is console.log. */
  log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:{port}` */
  origin: string;
  port: number;
  /** Requests that break the contract, oldest first. Tests expect none. */
  refusals(): readonly RecordedRefusal[];
  /** Calls as they arrived, newest last: all calls, or those with one name. */
  calls(name?: string): readonly RecordedCall[];
  /** Orders a fault for a later call. Throws if it is invalid. */
  setFault(order: FaultOrder): void;
  /** Removes all ordered faults. */
  clearFaults(): void;
  /** Visits to the gateway, oldest first. */
  arrivals(): readonly Arrival[];
  people: typeof people;
  /** Serves another built site instead, because the files of the old one were removed. */
  publish(distDir: string): void;
  /** Ends all connections and closes the database. */
  close(): Promise<void>;
}

/** Starts the sandbox. Rejects with `EADDRINUSE` if the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const server = createServer();
  const port = await listen(server, options.port ?? 0);
  const origin = `http://localhost:${port}`;
  const startedAt = nowSeconds();
  const db = openDatabase(options.database);
  seedIfEmpty(db, startedAt);
  const path = apiPath(options.apiBases ?? config.apiBases, origin);
  const world: World = {
    db,
    origin,
    startedAt,
    siteUrl: options.siteUrl ?? origin,
    allowedOrigin: options.allowedOrigin ?? '*',
    apiPath: path,
    filesBase: `${options.isAlone ? origin : ''}${path}/files`,
    settings: v.parse(Settings, options.settings ?? {}),
    ids: new WireIds(),
    arrivals: [],
    log: options.log ?? console.log,
  };
  const parts = {
    world,
    faults: new Faults(),
    recorder: new Recorder(),
    keys: new IdempotencyKeys(),
    initial: options.settings ?? {},
  };
  let site = options.distDir === undefined ? undefined : createSite(options.distDir);
  server.on('request', (request, response) => {
    answer(parts, site, request, response).catch((error: unknown) => {
      world.log(`[sandbox] ${request.method} ${request.url} failed: ${String(error)}`);
      if (!response.headersSent)
        send(response, 500, { 'content-type': 'text/plain; charset=utf-8' }, 'The sandbox failed');
    });
  });
  let closing: Promise<void> | undefined;
  return {
    origin,
    port,
    people,
    arrivals: () => world.arrivals,
    refusals: () => parts.recorder.refusals,
    calls: (name) => parts.recorder.calls.filter((call) => name === undefined || call.name === name),
    setFault: (order) => parts.faults.set(order),
    clearFaults: () => parts.faults.clear(),
    publish(distDir) {
      site = createSite(distDir);
    },
    close: () => {
      closing ??= new Promise((resolve) => {
        server.close(() => {
          db.close();
          resolve();
        });
        server.closeAllConnections();
      });
      return closing;
    },
  };
}

async function answer(
  parts: ApiParts & { initial: Partial<Settings> },
  site: ReturnType<typeof createSite> | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { world } = parts;
  // Do not use `new URL(request.url, origin)`: a path that starts with two slashes would name another host.
  const url = new URL(world.origin + (request.url ?? '/'));
  const path = url.pathname;
  creditDueOrders(world);
  const call = path.startsWith(`${world.apiPath}/Website/`) && path.slice(`${world.apiPath}/Website/`.length);
  if (call) return answerCall(parts, call, request, response);
  if (path.startsWith(`${world.apiPath}/files/`)) {
    return answerAttachment(world, path.slice(`${world.apiPath}/files/`.length), request, response);
  }
  if (path.startsWith('/pay/')) return answerGateway(world, request, response, url);
  if (path.startsWith('/sandbox/')) return answerControl(parts, request, response, url);
  if (site) return site(request, response);
  send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, 'The sandbox serves no site here');
}

/** Returns the path of the sandbox's API. It is the base that is a path, or else the path of the first base. */
function apiPath(bases: readonly [string, ...string[]], origin: string): string {
  const own = bases.find((base) => base.startsWith('/')) ?? bases[0];
  return new URL(own, origin).pathname.replace(/\/$/, '');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Listen on the name `localhost`, so that browsers find the same address, and only this machine can connect.
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
