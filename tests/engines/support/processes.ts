import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ends a browser when the tests that started it end, also when they are interrupted, so that none keeps running. */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  process.once('exit', () => child.kill('SIGKILL'));
  // Without a listener, a signal ends the process without an `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
  return child;
}

/** Starts a virtual screen for a browser that can't run without windows. Resolves once it has a name. */
export async function startScreen(xvfb: string, size: string): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  const screen = endWithTests(spawn(xvfb, options, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const [number] = await once(screen.stdout, 'data');
  return { name: `:${String(number).trim()}`, process: screen };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
