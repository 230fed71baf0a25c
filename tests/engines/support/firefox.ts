import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Engine, expressionOf, PATIENCE_MS } from './engine.ts';
import { endWithTests } from './processes.ts';

interface Reply {
  id?: number;
  error?: string;
  message?: string;
  result?: never;
}

/** Starts Firefox and drives it with WebDriver BiDi (w3c.github.io/webdriver-bidi). */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'petrel-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = endWithTests(spawn(path, options, { stdio: ['ignore', 'ignore', 'pipe'] }));
  const socket = new WebSocket(`${await listeningAt(browser.stderr)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  };
  let last = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await new Promise<Reply>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (error) throw new Error(`${error}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(task, input, patienceMs = PATIENCE_MS) {
      const params = { expression: expressionOf(task, input), target: { context }, awaitPromise: false };
      const asked = send<{ type: string; result: { value: string } }>('script.evaluate', params);
      const { type, result } = await within(patienceMs, asked);
      if (type !== 'success') throw new Error('The page threw');
      return JSON.parse(result.value);
    },
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Reads from Firefox's output the address at which Firefox listens. */
async function listeningAt(output: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: output })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      output.resume();
      return address;
    }
    said.push(line);
  }
  throw new Error(`Firefox did not start:\n${said.join('\n')}`);
}

/** Resolves or rejects as the reply does, or rejects once the time is over. A later reply counts no more. */
async function within<Value>(patienceMs: number, reply: Promise<Value>): Promise<Value> {
  const clock = new AbortController();
  const { signal } = clock;
  const tooLate = setTimeout(patienceMs, undefined, { signal }).then(() => {
    throw new Error(`The page did not answer within ${patienceMs} ms`);
  });
  return Promise.race([reply, tooLate]).finally(() => clock.abort());
}
