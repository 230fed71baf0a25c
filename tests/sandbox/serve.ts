import { createServer } from 'node:net';
import { join } from 'node:path';
import { apiBases } from '#config.ts';
import { type Person, people } from './seed/people.ts';
import { GUEST_TICKETS } from './seed/seed-tickets.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './server.ts';

/** The database of `npm start`. */
export const DATABASE_FILE = join(import.meta.dirname, '../../.sandbox/petrel.sqlite');

/** The database of `npm run sandbox`. It is a separate file, so that both commands can run at once. */
export const API_DATABASE_FILE = join(import.meta.dirname, '../../.sandbox/api.sqlite');

/** The site's port. The environment variable PORT overrides it. */
export const SITE_PORT = Number(process.env.PORT ?? 4321);

/**
 * Starts the sandbox for people: the database is in `.sandbox/`, the activity is on, and Ctrl-C stops it. If the port
 * is taken, ends the process with a message that names the `command`. `closed` runs before Ctrl-C ends the process.
 */
export async function serve({
  closed,
  command,
  ...options
}: Partial<SandboxOptions> & { port: number; command?: string; closed?: () => void }): Promise<Sandbox> {
  try {
    const sandbox = await startSandbox({ database: DATABASE_FILE, ...options, settings: { activity: 'on' } });
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

/** Returns whether a server can listen at this port of localhost. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

/** Returns the text that is shown when the site has started: its address, and the demo members. */
export function greeting(siteUrl: string): string {
  const [api] = apiBases;
  const isElsewhere = !api.startsWith('/');
  return `
Petrel is at ${siteUrl}   (Ctrl-C stops it)

${isElsewhere ? `It calls ${api}, and not the sandbox.\n` : demoMembers()}`;
}

/** Returns the demo members and guest links, as a list for the terminal. */
export function demoMembers(): string {
  const list = (rows: readonly { name: string; about: string }[]): string =>
    rows.map(({ name, about }) => `  ${name.padEnd(36)}  ${about}`).join('\n');
  return `Sign in as one of these; each password is petrel-8:
${list(Object.values<Person>(people).map(({ account, about }) => ({ name: account, about })))}

Guests:
${list(GUEST_TICKETS.map(({ key, about }) => ({ name: `/touristTicket?key=${key}`, about })))}

Mails are printed here (the code is always 246810). \`npm run sandbox:reset\` makes the data anew.
`;
}
