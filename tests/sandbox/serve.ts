import { createServer } from 'node:net';
import { join } from 'node:path';
import { apiBases } from '../../src/config.ts';
import { type Person, people } from './seed/people.ts';
import { GUEST_TICKETS } from './seed/seed-tickets.ts';
import { type Sandbox, startSandbox } from './server.ts';

/** The database of `npm start`. */
export const DATABASE_FILE = join(import.meta.dirname, '../../.sandbox/petrel.sqlite');

/** The database of `npm run sandbox`: a separate file, so that both can run at once. */
export const API_DATABASE_FILE = join(import.meta.dirname, '../../.sandbox/api.sqlite');

/** The site's port; the environment variable PORT overrides it. */
export const SITE_PORT = Number(process.env.PORT ?? 4321);

/**
 * Starts the sandbox for people: database in `.sandbox/`, activity on, Ctrl-C stops it. If the port is taken, ends the
 * process with a message that names the `command`. `closed` runs before it ends.
 */
export async function serve(options: {
  port: number;
  database?: string;
  siteUrl?: string;
  isAlone?: boolean;
  apiBases?: readonly [string, ...string[]];
  allowedOrigin?: string | undefined;
  distDir?: string;
  command?: string;
  closed?: () => void;
}): Promise<Sandbox> {
  const { closed, command, ...rest } = options;
  try {
    const sandbox = await startSandbox({ database: DATABASE_FILE, ...rest, settings: { activity: 'on' } });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        closed?.();
        void sandbox.close().then(() => process.exit(0));
      });
    }
    return sandbox;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      endWithPortTaken(options.port, command);
    throw error;
  }
}

/** Prints that a port is taken and how to choose another, and ends the process. */
export function endWithPortTaken(port: number, command = 'npm start'): never {
  const other = port + 79;
  console.error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${other} ${command}`,
  );
  process.exit(1);
}

/** Can a server listen at this port of localhost? */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

/** The text shown when the site has started: its address, and the demo members. */
export function greeting(siteUrl: string): string {
  const [api] = apiBases;
  const isElsewhere = !api.startsWith('/');
  return `
Petrel is at ${siteUrl}   (Ctrl-C stops it)

${isElsewhere ? `It calls ${api}, and not the sandbox.\n` : demoMembers()}`;
}

/** The demo members and guest links, as a list for the terminal. */
export function demoMembers(): string {
  const rows = Object.values<Person>(people).map(({ account, about }): [string, string] => [account, about]);
  const guests = GUEST_TICKETS.map(({ key, about }): [string, string] => [`/touristTicket?key=${key}`, about]);
  const width = Math.max(
    ...rows
      .slice(0, -1)
      .concat(guests)
      .map(([name]) => name.length),
  );
  const lines = (table: [string, string][]) =>
    table.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
  return `Sign in as one of these; each password is petrel-8:
${lines(rows)}

Guests:
${lines(guests)}

Mails are printed here (the code is always 246810). \`npm run sandbox:reset\` makes the data anew.
`;
}
