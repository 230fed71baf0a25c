import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ends a browser when the tests that started it end or are interrupted, so that no browser keeps running. */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  process.once('exit', () => child.kill('SIGKILL'));
  // Without a listener, a signal would end the process without an `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
  return child;
}

/** Starts a virtual screen for a browser that cannot run without windows. Resolves when the screen has a name. */
export async function startScreen(xvfb: string, size: string): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  const screen = endWithTests(spawn(xvfb, options, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const [number] = await once(screen.stdout, 'data');
  return { name: `:${String(number).trim()}`, process: screen };
}

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
