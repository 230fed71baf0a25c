import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ends a browser with the tests that started it, also when they are interrupted: nobody shall find it running a day later. */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  process.once('exit', () => child.kill('SIGKILL'));
  // Without a listener a signal ends the process without its `exit`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
  return child;
}

/** Starts a screen that nobody sees, for a browser that has windows only. It has a name once it is there. */
export async function startScreen(xvfb: string, size: string): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  const screen = endWithTests(spawn(xvfb, options, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const [number] = await once(screen.stdout, 'data');
  return { name: `:${String(number).trim()}`, process: screen };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
