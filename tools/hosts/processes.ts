import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { NotHere, type RunningHost } from './host.ts';

/** The longest time for a program's first answer. */
const START_MS = 60_000;

/** A program's path; also searches the folders for servers. Throws `NotHere`. */
export function programPath(name: string, remedy: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
  for (const file of folders.map((folder) => join(folder, name))) {
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Try the next folder.
    }
  }
  throw new NotHere(`${name} is not installed (${remedy})`);
}

/** Starts a program and waits until it answers. It is stopped by its process id, also if it never answers. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { origin, ...options }: { origin: string; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<RunningHost> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const failed = once(child, 'error').then(([error]) => {
    throw error;
  });
  try {
    await Promise.race([failed, firstAnswer(child, origin)]);
  } catch (error) {
    await end(child);
    throw new Error(`${command}: ${error instanceof Error ? error.message : String(error)}\n${said.slice(-2000)}`);
  }
  return { origin, stop: () => end(child) };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function firstAnswer(child: ChildProcess, origin: string): Promise<void> {
  const endsAt = Date.now() + START_MS;
  while (Date.now() < endsAt) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    const isThere = await ask(origin, '/').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error(`no answer within ${START_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const stubborn = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(stubborn);
}
