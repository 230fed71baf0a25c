/**
 * All servers, in a separate thread, so that the code that drives the browser does not slow them down. Started by
 * `hosts.ts`, which describes the messages.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSite } from '../../tests/sandbox/host/site.ts';
import { startSandbox } from '../../tests/sandbox/server.ts';
import { type Serving, startFront } from './front.ts';
import type { Answered, Asked, HostedSite, Started } from './hosts.ts';
import { Link } from './link.ts';

/** Paths that go to the sandbox, for every site. */
const OF_SANDBOX = /^\/(?:api|pay|sandbox)\//;

const { sites } = workerData as { sites: readonly HostedSite[] };
const serving: Serving = { link: new Link(), served: [], open: 0 };
const sandbox = await startSandbox({ database: ':memory:', log: () => {}, settings: { activity: 'on' } });
const origins: Record<string, string> = {};
for (const { name, dir } of sites) {
  const origin = await startOrigin(dir);
  const port = await startFront(serving, (path) => (OF_SANDBOX.test(path) ? sandbox.origin : origin));
  origins[name] = `https://localhost:${port}`;
}
parentPort?.on('message', (asked: Asked) => void answer(asked).then((answered) => parentPort?.postMessage(answered)));
parentPort?.postMessage({ origins, apiOrigin: sandbox.origin } satisfies Started);

async function answer(asked: Asked): Promise<Answered> {
  if (asked.kind === 'begin') {
    if (asked.line) serving.link.use(asked.line);
    serving.served.length = 0;
  } else await quiet(asked.forMs, asked.atMostMs);
  return { served: [...serving.served] };
}

async function quiet(forMs: number, atMostMs: number): Promise<void> {
  const endsAt = performance.now() + atMostMs;
  let count = -1;
  let since = performance.now();
  while (performance.now() < endsAt) {
    if (serving.open > 0 || serving.served.length !== count) {
      count = serving.served.length;
      since = performance.now();
    }
    if (performance.now() - Math.max(since, serving.link.movedAt) >= forMs) return;
    await wait(50);
  }
}

async function startOrigin(dir: string): Promise<string> {
  const site = createSite(dir);
  const server = createServer((request, response) => void site(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
